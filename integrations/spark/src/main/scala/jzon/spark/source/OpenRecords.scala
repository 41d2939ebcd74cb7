package jzon.spark.source

import java.io.InputStream
import jzon.Limits
import jzon.spark.{Framing, ReadOptions}
import jzon.spark.read.{ArrayRecords, Counts, DocumentRecord, LineRecords, RecordDecoder, Records, Rows}
import org.apache.hadoop.conf.Configuration
import org.apache.hadoop.fs.Path
import org.apache.spark.io.HadoopCodecStreams
import org.apache.spark.sql.execution.datasources.PartitionedFile

/** Opens files and splits of files, on any file system and with any compression that Hadoop knows. */
private[spark] object OpenRecords:
  /** Whether a file can be read in parts: if it has one record per line, and is not compressed. */
  def canSplit(path: Path, options: ReadOptions, conf: Configuration): Boolean =
    options.framing == Framing.Lines && !isCompressed(path, conf)

  /** The rows of a file or split. `keepsText` says whether the text of malformed records is needed. */
  def rows(
      file: PartitionedFile,
      decoder: RecordDecoder,
      options: ReadOptions,
      keepsText: Boolean,
      conf: Configuration,
      counts: Counts
  ): Rows =
    Rows(records(file, decoder, options, keepsText, conf), decoder, file.urlEncodedPath, options.mode, counts)

  private def records(
      file: PartitionedFile,
      decoder: RecordDecoder,
      options: ReadOptions,
      keepsText: Boolean,
      conf: Configuration
  ): Records =
    given Limits = options.limits
    val path = file.toPath
    options.framing match
      case Framing.Lines if isCompressed(path, conf) =>
        LineRecords(_ => whole(path, conf), 0, Long.MaxValue, decoder)
      case Framing.Lines =>
        LineRecords(from(path, conf, _), file.start, file.start + file.length, decoder)
      case Framing.Elements(array) => ArrayRecords(whole(path, conf), array, decoder, keepsText)
      case Framing.Document        => DocumentRecord(whole(path, conf), decoder)

  private def isCompressed(path: Path, conf: Configuration): Boolean =
    HadoopCodecStreams.getDecompressionCodec(conf, path).nonEmpty

  private def whole(path: Path, conf: Configuration): InputStream = HadoopCodecStreams.createInputStream(conf, path)

  private def from(path: Path, conf: Configuration, offset: Long): InputStream =
    val in = path.getFileSystem(conf).open(path)
    try
      if offset > 0 then in.seek(offset)
      in
    catch
      case error: Throwable =>
        in.close()
        throw error
