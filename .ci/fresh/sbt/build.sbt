val jzon = sys.env("JZON_VERSION")
val organizationOfJzon = sys.env("JZON_ORGANIZATION")

scalaVersion := "3.3.7"
crossScalaVersions := Seq("3.3.7", "3.8.4")
libraryDependencies ++= Seq("jzon", "jzon-refined", "jzon-iron", "jzon-cats").map(organizationOfJzon %% _ % jzon)
