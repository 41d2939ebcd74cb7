package jzon.conformance.house

import java.nio.file.{Files, Path}
import org.objectweb.asm.ClassReader
import org.objectweb.asm.tree.{ClassNode, JumpInsnNode, MethodNode}
import org.objectweb.asm.tree.analysis.{Analyzer, BasicInterpreter}
import scala.jdk.CollectionConverters.*

/** OpenJDK compiles a loop while it runs only if nothing is on the operand stack in it. It interprets any other loop to
  * the end, however long that takes. `field = loop` has `this` on the stack if the loop was inlined.
  */
class LoopsSuite extends munit.FunSuite:
  test("no loop runs with something on the operand stack"):
    val all = classes
    assert(all.size > 500, s"only ${all.size} classes")
    assertEquals(all.flatMap(loopsOnStack), Nil)

  test("such a loop is found"):
    val found = loopsOnStack(read(Files.readAllBytes(root(this).resolve("jzon/conformance/house/LoopOnStack.class"))))
    assertEquals(found, List("jzon/conformance/house/LoopOnStack.read"))

  private def root(a: Any): Path = Path.of(a.getClass.getProtectionDomain.getCodeSource.getLocation.toURI)

  /** All classes of core but the macros, which run in the compiler. */
  private def classes: List[ClassNode] =
    val files = Files.walk(root(jzon.Limits.default))
    try
      files.iterator.asScala
        .filter(file => file.toString.endsWith(".class") && !file.toString.contains("/macros/"))
        .map(file => read(Files.readAllBytes(file)))
        .toList
    finally files.close()

  private def read(bytes: Array[Byte]): ClassNode =
    val node = ClassNode()
    ClassReader(bytes).accept(node, 0)
    node

  private def loopsOnStack(owner: ClassNode): List[String] =
    owner.methods.asScala.toList.filter(hasLoopOnStack(owner, _)).map(method => s"${owner.name}.${method.name}")

  private def hasLoopOnStack(owner: ClassNode, method: MethodNode): Boolean =
    val instructions = method.instructions
    val frames = Analyzer(BasicInterpreter()).analyze(owner.name, method)
    instructions.iterator.asScala.exists:
      case jump: JumpInsnNode =>
        val target = instructions.indexOf(jump.label)
        val isBack = target <= instructions.indexOf(jump)
        isBack && frames(target) != null && frames(target).getStackSize > 0
      case _ => false

/** What [[LoopsSuite]] looks for. */
private class LoopOnStack:
  private var field = 0

  private inline def count(bytes: Array[Byte]): Int =
    var i = 0
    while i < bytes.length && bytes(i) == ' ' do i += 1
    i

  def read(bytes: Array[Byte]): Int =
    field = count(bytes)
    field
