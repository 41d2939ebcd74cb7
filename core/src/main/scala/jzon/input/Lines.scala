package jzon.input

/** Lines and columns, counted only once something failed, or as a stream's bytes leave the buffer. */
private[jzon] object Lines:
  /** Line feeds in `bytes(from until until)`. */
  def count(bytes: Array[Byte], from: Int, until: Int): Int =
    var lines = 0
    var i = from
    while i < until do
      if bytes(i) == '\n' then lines += 1
      i += 1
    lines

  /** Code points after the last line feed in `bytes(from until until)`: bytes that do not continue another. */
  def column(bytes: Array[Byte], from: Int, until: Int): Int =
    var columns = 0
    var i = until - 1
    while i >= from && bytes(i) != '\n' do
      if (bytes(i) & 0xc0) != 0x80 then columns += 1
      i -= 1
    columns
