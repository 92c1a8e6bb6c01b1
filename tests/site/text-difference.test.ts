import { describe, expect, it } from 'vitest'
import { countWords } from '#ui/blocks/staff/editor/difference/count-words.ts'
import { diffPieces } from '#ui/blocks/staff/editor/difference/diff-pieces.ts'
import { type MarkedSide, markWords } from '#ui/blocks/staff/editor/difference/mark-words.ts'
import { countChanged, pairBlocks, withoutReplaced } from '#ui/blocks/staff/editor/difference/pair-blocks.ts'
import { lengthShare } from '#ui/blocks/staff/editor/pairs/length-share.ts'
import { targetPlaces } from '#ui/blocks/staff/editor/pairs/pair-state.ts'
import { typographyNotes } from '#ui/blocks/staff/editor/pairs/typography-notes.ts'
import { cutAt } from '#ui/blocks/staff/editor/panel/cut-at.ts'

const paragraphs = (...each: string[]) => each.join('\n\n')

const [one, two, three] = [
  'The arithmetic of a page fits on a receipt.',
  'Take a shop that shows a film of two megabytes.',
  'The first rule is to look at it outside.',
]

const states = (now: string, former: string | null) => pairBlocks(now, former).map(({ state }) => state)

describe('pairs of paragraphs', () => {
  it('are the same where the Markdown means the same', () => {
    expect(states('Some *words*.\n\n- one\n- two', 'Some _words_.\n\n* one\n* two')).toEqual(['same', 'same'])
  })

  it('are the same while there is nothing to compare with', () => {
    expect(states(paragraphs(one, two), null)).toEqual(['same', 'same'])
  })

  it('find a changed one among others', () => {
    const pairs = pairBlocks(paragraphs(one, two.replace('two', 'four'), three), paragraphs(one, two, three))
    expect(pairs.map(({ state }) => state)).toEqual(['same', 'changed', 'same'])
    expect(pairs[1]).toMatchObject({ nowPlace: 1, formerPlace: 1 })
  })

  it('tell new from gone, each in its place', () => {
    expect(states(paragraphs(one, two, three), paragraphs(one, three))).toEqual(['same', 'new', 'same'])
    expect(states(paragraphs(one, three), paragraphs(one, two, three))).toEqual(['same', 'gone', 'same'])
  })

  it('find the changed one beside one that is new', () => {
    const pairs = pairBlocks(paragraphs(one, three, two.replace('two', 'four')), paragraphs(one, two))
    expect(pairs.map(({ state }) => state)).toEqual(['same', 'new', 'changed'])
    expect(pairs[2]).toMatchObject({ nowPlace: 2, formerPlace: 1 })
  })

  it('hold a paragraph that was written anew for another one', () => {
    expect(states(paragraphs(one, three), paragraphs(one, two))).toEqual(['same', 'gone', 'new'])
  })

  it('are not looked for where whole books were written anew', () => {
    const book = (word: string) => paragraphs(...Array.from({ length: 500 }, (_, place) => `${one} ${word} ${place}.`))
    const found = states(book('new'), book('old'))
    expect(found).toEqual([...Array(500).fill('gone'), ...Array(500).fill('new')])
  })

  it('never pair a heading with a paragraph', () => {
    expect(states(`## ${one}`, one)).toEqual(['gone', 'new'])
  })

  it('count a changed one once, as the server does', () => {
    expect(countChanged(pairBlocks(paragraphs(one, three), paragraphs(one, two)))).toBe(1)
    expect(countChanged(pairBlocks(paragraphs(one, two.replace('two', 'four')), paragraphs(one, two)))).toBe(1)
    expect(countChanged(pairBlocks(paragraphs(one, two), paragraphs(one, two)))).toBe(0)
  })

  it('keep both texts in their order, whatever has changed', () => {
    const now = ['a b c', 'd e f', 'g h i', 'j k l', 'm n o'].map((words) => `Words ${words}.`)
    const former = [now[3], now[0], 'Words x y z.', now[4], now[1]].map(String)
    const pairs = pairBlocks(paragraphs(...now), paragraphs(...former))
    expect(pairs.flatMap(({ nowPlace }) => nowPlace ?? [])).toEqual([0, 1, 2, 3, 4])
    expect(pairs.flatMap(({ formerPlace }) => formerPlace ?? [])).toEqual([0, 1, 2, 3, 4])
  })
})

function written(now: string, former: string, side: MarkedSide = 'both'): string {
  const [pair] = pairBlocks(now, former)
  const write = (node: ReturnType<typeof markWords>['tree'] | (typeof tree.children)[number]): string => {
    if (node.type === 'text') return node.value
    if (!('children' in node)) return ''
    const inner = node.children.map(write).join('')
    return node.type === 'element' && /^(ins|del)$/.test(node.tagName) ? `[${node.tagName} ${inner}]` : inner
  }
  const { tree } = markWords(pair?.now, pair?.former, side)
  return write(tree)
}

describe('words of a paragraph', () => {
  it('are marked where they changed, across formats', () => {
    expect(written('A film of **four** megabytes, twice.', 'A film of **two** megabytes.')).toBe(
      'A film of [del two][ins four] megabytes[ins , twice].',
    )
  })

  it('are one mark where several follow each other', () => {
    expect(written('It needs twenty long seconds now.', 'It needs ten short seconds now.')).toBe(
      'It needs [del ten short] [ins twenty long] seconds now.',
    )
  })

  it('show one side alone', () => {
    const [now, former] = ['It needs twenty seconds.', 'It needs ten seconds.']
    expect(written(now, former, 'now')).toBe('It needs [ins twenty] seconds.')
    expect(written(now, former, 'former')).toBe('It needs [del ten] seconds.')
  })

  it('lose nothing: both sides can be read off', () => {
    const [now, former] = [
      'Who approves a page looks at it outside, on mobile data.',
      'Whoever approves it looks at a page outside.',
    ]
    const marked = written(now, former)
    expect(
      marked
        .replace(/\[del [^\]]*\]/g, '')
        .replace(/\[ins ([^\]]*)\]/g, '$1')
        .replace(/\s+/g, ' ')
        .trim(),
    ).toBe(now)
  })

  it('have no marks where only an address has changed', () => {
    const [pair] = pairBlocks('See [it](/new).', 'See [it](/old).')
    expect(pair?.state).toBe('changed')
    expect(markWords(pair?.now, pair?.former, 'both').hasMarks).toBe(false)
  })

  it('are counted', () => {
    expect(countWords(pairBlocks(paragraphs(one, `${two} Twice.`), paragraphs(one, two, three)))).toEqual({
      came: 1,
      went: 9,
    })
  })

  it('of a line come in pieces', () => {
    expect(diffPieces('first week', 'first month')).toEqual([
      { text: 'first ' },
      { text: 'month', kind: 'removed' },
      { text: 'week', kind: 'inserted' },
    ])
  })
})

describe('a translation beside its source', () => {
  it('has its rows by what the source was, until it has what is new', () => {
    const pairs = pairBlocks(paragraphs(one, two, three), paragraphs(one, three))
    expect(targetPlaces(pairs, 2)).toEqual([0, undefined, 1])
    expect(targetPlaces(pairs, 3)).toEqual([0, 1, 2])
    expect(targetPlaces(pairs, 4)).toBeUndefined()
    const replaced = pairBlocks(paragraphs(one, three), paragraphs(one, two))
    expect(targetPlaces(replaced, 2)).toEqual([0, 1, undefined])
    expect(withoutReplaced(replaced).map(({ state }) => state)).toEqual(['same', 'new'])
  })

  it('is measured by its letters', () => {
    expect(lengthShare('Zehn **Buchstaben**', 'Ten letter')).toBeCloseTo(14 / 9 - 1)
    expect(lengthShare('', 'Ten')).toBeUndefined()
  })

  it('is read for the signs of its language, without code and addresses', () => {
    expect(
      typographyNotes('fr', 'Il dit «\u00A0oui\u00A0»\u00A0: et alors\u202F? Voir https://a.example et `a: "b"`.'),
    ).toEqual([])
    expect(typographyNotes('fr', 'Il dit "oui": et alors...')).toEqual([
      { note: 'quotes', count: 2 },
      { note: 'spaces', count: 1 },
      { note: 'dots', count: 1 },
    ])
    expect(typographyNotes('de', 'Sie sagt: „Ja“.')).toEqual([])
    expect(typographyNotes('de', 'Sie sagt: "Ja".')).toEqual([{ note: 'quotes', count: 2 }])
  })
})

describe('a text in a search', () => {
  it('is cut at a word', () => {
    expect(cutAt('Cheapest in the first week', 60)).toBe('Cheapest in the first week')
    expect(cutAt('Cheapest in the first week', 20)).toBe('Cheapest in the…')
    expect(cutAt('Barrierefreiheit', 8)).toBe('Barrier…')
  })
})
