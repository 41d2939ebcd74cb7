// The documents of fson (seed 003), by fson and by encoding/json, into a buffer that is used again.
//
// Prints rows of Markdown: document, library, nanoseconds for one operation (the median of rounds), allocations. The
// argument, if there is one, is the file that the large document must equal.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"slices"
	"testing"

	"github.com/LucasRouckhout/fson"
)

const rounds = 5

var result []byte

func main() {
	testing.Init()
	expected := encoded(large)
	if len(os.Args) > 1 {
		file, err := os.ReadFile(os.Args[1])
		if err != nil {
			log.Fatal(err)
		}
		expected = bytes.TrimRight(file, "\n")
	}
	rows("Simple", simple, writeSimple, []byte(`{"foo":"bar"}`))
	rows("Complex", complicated, writeComplex,
		[]byte(`{"unicode":"`+unicode+`","obj":{"float":1.123124313,"items":["first",null,"third"]}}`))
	rows("Large", large, writeLarge, expected)
}

func rows[A any](name string, value A, write func(*fson.Object) []byte, expected []byte) {
	title := fmt.Sprintf("%s, %d bytes", name, len(expected))
	object := fson.NewObject(make([]byte, 0, 100*1024))
	check(title+", fson", write(object), expected)
	row(title, "fson", func(b *testing.B) {
		for b.Loop() {
			object.Reset()
			result = write(object)
		}
	})
	buffer := bytes.NewBuffer(make([]byte, 0, 100*1024))
	check(title+", encoding/json", encoded(value), expected)
	row(title, "encoding/json", func(b *testing.B) {
		for b.Loop() {
			buffer.Reset()
			if err := json.NewEncoder(buffer).Encode(&value); err != nil {
				b.Fatal(err)
			}
			result = buffer.Bytes()
		}
	})
}

// What encoding/json makes of a value.
func encoded(value any) []byte {
	text, err := json.Marshal(value)
	if err != nil {
		log.Fatal(err)
	}
	return text
}

func check(what string, actual, expected []byte) {
	if !bytes.Equal(actual, expected) {
		log.Fatalf("%s: %s instead of %s", what, actual, expected)
	}
}

func row(title, library string, run func(*testing.B)) {
	nanoseconds := make([]float64, rounds)
	var allocations int64
	for i := range rounds {
		outcome := testing.Benchmark(run)
		nanoseconds[i] = float64(outcome.T.Nanoseconds()) / float64(outcome.N)
		allocations = outcome.AllocsPerOp()
	}
	slices.Sort(nanoseconds)
	fmt.Printf("| %s | %s | %.1f | %d |\n", title, library, nanoseconds[rounds/2], allocations)
}
