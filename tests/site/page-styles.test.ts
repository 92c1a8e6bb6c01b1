import { describe, expect, it } from 'vitest'
import { cutSheet } from '#site/build/cut-sheet.ts'
import { createPageStyles } from '#site/render/page-styles.ts'

/** The styles that `html` gets out of `sheet`; `sources` are the scripts and components that stand beside it. */
function stylesFor(html: string, sheet: string, sources: string[] = []): string {
  return createPageStyles(cutSheet(sheet, sources))(html)
}

describe('what a page gets of the style sheet', () => {
  it('is the rules of its classes, in the order of the sheet', () => {
    const sheet = '.b{color:red}.a{color:tan}.c{color:blue}.d{color:lime}'
    expect(stylesFor('<p class="c b"></p>', sheet)).toBe('.b{color:red}.c{color:blue}')
  })

  it.each([
    ['a class in a state', '.a:hover{color:red}'],
    ['a class with an attribute', '.a[data-state=open]{color:red}'],
    ['a class by what it is not', '.a:not(.z){color:red}'],
    ['one of several classes', ':is(.z,.a) p{color:red}'],
    ['a class inside another', ':is(:where(.b):hover .a){color:red}'],
    ['a name with marks of its own', '.w-1\\/2{color:red}'],
  ])('keeps %s', (_name, sheet) => {
    expect(stylesFor('<p class="a w-1/2"><b class="b"></b></p>', sheet)).toBe(sheet)
  })

  it.each([
    ['one class of two is missing', '.a.z{color:red}'],
    ['the class around it is missing', ':where(.z):hover .a{color:red}'],
    ['the element is missing', '.a table{color:red}'],
    ['all of several classes are missing', ':is(.y,.z) p{color:red}'],
  ])('drops a rule where %s', (_name, sheet) => {
    expect(stylesFor('<p class="a"></p>', sheet)).toBe('')
  })

  it('takes only those selectors of a rule that it needs', () => {
    expect(stylesFor('<p class="a c"></p>', '.a,.b,.c{color:red}')).toBe('.a,.c{color:red}')
  })

  it('keeps what needs no class, and the elements that are there', () => {
    const sheet = '*,:after{margin:0}::selection{color:red}:focus-visible{color:red}pre{margin:1px}p{margin:2px}'
    expect(stylesFor('<p></p>', sheet)).toBe(sheet.replace('pre{margin:1px}', ''))
  })

  it('keeps what stands around a rule, once for neighbours, and leaves nothing empty', () => {
    const sheet =
      '@layer utilities{@media print{.z{color:red}.a{color:red}}@media print{.a:hover{color:tan}}@supports (color:red){.z{color:red}}}'
    expect(stylesFor('<p class="a"></p>', sheet)).toBe(
      '@layer utilities;@layer utilities{@media print{.a{color:red}.a:hover{color:tan}}}',
    )
  })

  it('names every layer first, so that one that comes later takes its place', () => {
    const sheet = '@layer base{p{margin:0}}@layer components{.z{margin:1px}}@layer utilities{.a{margin:2px}}'
    expect(stylesFor('<p class="a"></p>', sheet)).toBe(
      '@layer base,components,utilities;@layer base{p{margin:0}}@layer utilities{.a{margin:2px}}',
    )
  })

  it('has the variables that its rules refer to, to the end, and no others', () => {
    const sheet =
      ':root{--one:var(--two);--two:2px;--three:3px}.a{margin:var(--one)}.z{margin:var(--three)}@property --two{syntax:"*";inherits:false}@property --three{syntax:"*";inherits:false}'
    expect(stylesFor('<p class="a"></p>', sheet)).toBe(
      ':root{--one:var(--two);--two:2px}.a{margin:var(--one)}@property --two{syntax:"*";inherits:false}',
    )
  })

  it('has the variables that a component or a script names', () => {
    const sheet = ':root{--one:1px;--two:2px}'
    expect(stylesFor('<p></p>', sheet, ["style={{ margin: 'var(--two)' }}"])).toBe(':root{--two:2px}')
  })

  it('keeps a rule that gives an element more than variables', () => {
    const sheet = ':root,[data-theme=day]{color-scheme:light;--paper:#fff}p{color:var(--paper)}'
    expect(stylesFor('<p></p>', sheet)).toBe(sheet)
  })

  it('has no variable that nothing reads, wherever it is given', () => {
    const sheet = ':root,[data-theme=day]{color-scheme:light;--stands-in: }'
    expect(stylesFor('<p></p>', sheet)).toBe(':root,[data-theme=day]{color-scheme:light}')
  })

  it('has the animations that its rules name, and what those refer to', () => {
    const sheet =
      ':root{--way:2px}.a{animation:1s rise}.z{animation-name:fall}@keyframes rise{0%{top:var(--way)}}@keyframes fall{0%{top:0}}'
    expect(stylesFor('<p class="a"></p>', sheet)).toBe(
      ':root{--way:2px}.a{animation:1s rise}@keyframes rise{0%{top:var(--way)}}',
    )
  })

  it('has the fonts', () => {
    const sheet = '@font-face{font-family:House;src:url(/house.woff2)}'
    expect(stylesFor('<p></p>', sheet)).toBe(sheet)
  })

  it('has the insides of date fields only where there is such a field anywhere', () => {
    const sheet = '::-webkit-datetime-edit{padding:0}'
    expect(stylesFor('<input class="a"/>', sheet)).toBe('')
    expect(stylesFor('<input class="a"/>', sheet, ['<input type="date" />'])).toBe(sheet)
  })

  it('is not chosen by words that look like markup', () => {
    expect(stylesFor('<p> class=&quot;z&quot; &lt;pre&gt;</p>', '.z{color:red}pre{color:red}')).toBe('')
  })

  it('is the same string for pages that differ in words alone', () => {
    const styles = createPageStyles(cutSheet('.a{color:red}.b{color:tan}', []))
    expect(styles('<p class="a">One</p>')).toBe('.a{color:red}')
    expect(styles('<p class="b">One</p>')).toBe('.b{color:tan}')
    expect(styles('<p class="a">Two</p><p class="a">Three</p>')).toBe('.a{color:red}')
  })

  it('tells lists apart whose letters have the same sum', () => {
    const styles = createPageStyles(cutSheet('.Aa{color:red}.BB{color:tan}', []))
    for (let page = 0; page < 2; page += 1) {
      expect(styles('<p class="Aa">')).toBe('.Aa{color:red}')
      expect(styles('<p class="BB">')).toBe('.BB{color:tan}')
    }
  })

  it('is the same for classes in another order', () => {
    const styles = createPageStyles(cutSheet('.a{color:red}.b{color:tan}', []))
    expect(styles('<p class="a"><p class="b">')).toBe('.a{color:red}.b{color:tan}')
    expect(styles('<p class="b"><p class="a">')).toBe('.a{color:red}.b{color:tan}')
  })

  it('stays right after more lists of classes than are remembered', () => {
    const styles = createPageStyles(cutSheet('.a{color:red}.b{color:tan}', []))
    for (let page = 0; page < 40; page += 1) {
      const lists = Array.from({ length: 1000 }, (_, index) => `<p class="x${page}-${index}">`).join('')
      expect(styles(`${lists}<p class="a">`)).toBe('.a{color:red}')
    }
    expect(styles('<p class="b">')).toBe('.b{color:tan}')
  })

  it('cannot be cut out of a sheet with nested rules', () => {
    expect(() => cutSheet('.a{.b &{color:red}}', [])).toThrow('flat sheets only')
  })
})
