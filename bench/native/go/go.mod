module originals

go 1.24.2

require github.com/LucasRouckhout/fson v0.1.2
