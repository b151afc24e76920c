/**
 * The sheet in Typst. What a paper says comes in `sys.inputs.paper` alone, as JSON: nothing of it is ever part of this
 * text, since a `#` in a name would be code.
 */
export const paperTemplate = `
#let paper = json(bytes(sys.inputs.paper))
#let rtl-paper = paper.dir == "rtl"
#set document(title: paper.title + if paper.head.len() > 1 { " " + paper.head.first() } else { "" })
#set page(
  paper: "a4",
  margin: (x: 18mm, top: 16mm, bottom: 22mm),
  footer: context {
    set text(size: 8pt, fill: luma(90))
    let said = paper.page
      .replace("{page}", str(counter(page).get().first()))
      .replace("{pages}", str(counter(page).final().first()))
    grid(columns: (1fr, auto), align: (start, end), paper.foot.join(" · "), said)
  },
)
#set text(font: ("Noto Sans", "Amiri"), size: 9.5pt, lang: paper.lang.slice(0, 2), dir: if rtl-paper { rtl } else { ltr })
#set par(leading: 0.55em)
#if "xml" in sys.inputs {
  pdf.attach("factur-x.xml", bytes(sys.inputs.xml), relationship: "alternative", mime-type: "text/xml", description: "Factur-X")
}
#grid(
  columns: (1fr, auto),
  align: (start, end),
  text(size: 15pt, weight: "bold", paper.parties.at(2).lines.first()),
  [#heading(level: 1, text(size: 18pt, paper.title)) #v(1mm) #paper.head.join(linebreak())],
)
#v(2mm)
#line(length: 100%, stroke: 0.6pt)
#if paper.warning != "" [ #v(2mm) #rect(width: 100%, inset: 3mm, text(weight: "bold", paper.warning)) ]
#v(4mm)
#grid(
  columns: (1fr, 1fr, 1fr),
  column-gutter: 6mm,
  ..paper.parties.map((party) => [#text(size: 8pt, fill: luma(90), party.title) #v(-1.5mm) #party.lines.join(linebreak())]),
)
#v(6mm)
#let last = paper.columns.len() - 1
#table(
  columns: paper.columns.enumerate().map(((at, _)) => if at == 1 { 1fr } else { auto }),
  align: paper.columns.enumerate().map(((at, _)) => if at >= last - 1 { end } else { start }),
  stroke: (_, y) => if y == 0 { (bottom: 0.6pt) } else { (bottom: 0.3pt + luma(190)) },
  inset: (x: 1.5mm, y: 2mm),
  table.header(..paper.columns.map((column) => text(size: 8pt, fill: luma(90), column))),
  ..paper.rows.flatten(),
)
#block(breakable: false, width: 100%, align(end, block(width: 62%, table(
  columns: (1fr, auto),
  align: (start, end),
  stroke: none,
  inset: (x: 1.5mm, y: 1.3mm),
  ..paper.sums.map((sum) => {
    let as-said = (said) => if sum.isStrong { strong(said) } else { said }
    (as-said(sum.label), as-said(sum.value))
  }).flatten(),
))))
#v(4mm)
#for note in paper.notes [ #par(note) ]
`;
