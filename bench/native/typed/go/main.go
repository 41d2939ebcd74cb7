// Typed documents by encoding/json and sonic.
//
// The argument is the folder with the documents. Prints lines of fields between tabs: document, way, library, and the
// least and the median of the microseconds of processor time for one operation, over batches.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"syscall"

	"github.com/bytedance/sonic"
	"github.com/shopspring/decimal"
)

const (
	warmup        = 500_000.0 // microseconds of processor time
	span          = 50_000.0
	batches       = 40
	betweenClocks = 200.0
)

type library struct {
	name      string
	marshal   func(any) ([]byte, error)
	unmarshal func([]byte, any) error
}

var libraries = []library{
	{"encoding/json", json.Marshal, json.Unmarshal},
	{"sonic (Go)", sonic.Marshal, sonic.Unmarshal},
}

// What a type with a method of its own reads its parts by.
var unmarshal func([]byte, any) error

var result any

func main() {
	decimal.MarshalJSONWithoutQuotes = true
	rows[DistanceMatrix]("Google Maps", "google-maps", true)
	rows[[]Tweet]("Twitter", "twitter", true)
	rows[[]Tweet]("Twitter, pretty", "twitter-pretty", false)
	rows[GeoJSON]("GeoJSON", "geojson", true)
	rows[Users]("Users, 10 KB", "users", true)
	rows[Clients]("Clients, 10 KB", "clients", true)
}

// Reads a file by both libraries, and writes what was read unless the file is not compact.
func rows[A any](document, file string, writes bool) {
	text, err := os.ReadFile(filepath.Join(os.Args[1], file+".json"))
	if err != nil {
		log.Fatal(err)
	}
	for _, library := range libraries {
		unmarshal = library.unmarshal
		value := read[A](library, text)
		check(document+", "+library.name, write(library, value), text)
		row(document, "read", library.name, func() { result = read[A](library, text) })
		if writes {
			row(document, "write", library.name, func() { result = write(library, value) })
		}
	}
}

func read[A any](library library, text []byte) *A {
	value := new(A)
	if err := library.unmarshal(text, value); err != nil {
		log.Fatal(err)
	}
	return value
}

func write(library library, value any) []byte {
	text, err := library.marshal(value)
	if err != nil {
		log.Fatal(err)
	}
	return text
}

// What a library writes equals the document, in its bytes or as a tree.
func check(what string, written, document []byte) {
	if !bytes.Equal(written, document) && !reflect.DeepEqual(tree(written), tree(document)) {
		log.Fatalf("%s: %s", what, written)
	}
}

func tree(text []byte) (value any) {
	if err := json.Unmarshal(text, &value); err != nil {
		log.Fatal(err)
	}
	return value
}

// Of the whole process, user and system, in microseconds.
func processorTime() float64 {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		log.Fatal(err)
	}
	return float64(usage.Utime.Nano()+usage.Stime.Nano()) / 1e3
}

// Microseconds for one operation, over at least so many of them.
func batch(run func(), least float64, between int) float64 {
	start := processorTime()
	for count := between; ; count += between {
		for range between {
			run()
		}
		if spent := processorTime() - start; spent >= least {
			return spent / float64(count)
		}
	}
}

func row(document, way, library string, run func()) {
	between := max(1, int(betweenClocks/batch(run, warmup, 10)))
	times := make([]float64, batches)
	for i := range times {
		times[i] = batch(run, span, between)
	}
	slices.Sort(times)
	fmt.Printf("%s\t%s\t%s\t%.3f\t%.3f\n", document, way, library, times[0], times[batches/2])
}
