import { describe, expect, it } from 'vitest'
import type { WrittenPost } from '#api/contract/staff/post-writing.ts'
import { mergePosts, paragraphsOf } from '#site/staff/writing/merge-posts.ts'

const base: WrittenPost = {
  title: 'Windows',
  slug: 'windows',
  excerpt: 'What they are for.',
  body: 'One.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.\n',
  tags: ['glass'],
  seoTitle: '',
  seoDescription: '',
  pictureAlt: '',
  picture: '',
  type: 'news',
  author: 'Dritare Lab',
  isFeatured: false,
}

const withBody = (body: string) => ({ ...base, body })

describe('two texts that went on from one', () => {
  it('fit together where they touch different paragraphs', () => {
    const merge = mergePosts(
      base,
      { ...withBody('One!\n\nTwo.\n\nThree.\n\nFour.\n\nFive.\n'), title: 'Two windows' },
      { ...withBody('One.\n\nTwo.\n\nThree.\n\nFour.\n\nFive?\n\nSix.\n'), tags: ['glass', 'light'] },
    )
    expect(merge.clashes).toEqual([])
    expect(merge.fitting.map(({ part, whose }) => `${part} ${whose}`)).toEqual([
      'title mine',
      'body mine',
      'body theirs',
      'tags theirs',
    ])
    expect(merge.textWith({})).toEqual({
      ...base,
      title: 'Two windows',
      tags: ['glass', 'light'],
      body: 'One!\n\nTwo.\n\nThree.\n\nFour.\n\nFive?\n\nSix.\n',
    })
  })

  it('leave out what one has taken away, and say who', () => {
    const merge = mergePosts(base, withBody('One.\n\nThree.\n\nFour.\n\nFive.\n'), withBody('One.\n\nTwo.\n\nThree.\n'))
    expect(merge.clashes).toEqual([])
    expect(merge.fitting).toMatchObject([
      { whose: 'mine', was: 'Two.', is: '' },
      { whose: 'theirs', was: 'Four.\n\nFive.', is: '' },
    ])
    expect(merge.textWith({}).body).toBe('One.\n\nThree.\n')
  })

  it('ask about a paragraph that both have changed, and about nothing else', () => {
    const merge = mergePosts(
      base,
      withBody('One.\n\nTwo, mine.\n\nThree.\n\nFour, mine.\n\nFive.\n'),
      withBody('One.\n\nTwo, theirs.\n\nThree.\n\nFour.\n\nFive.\n'),
    )
    expect(merge.clashes).toMatchObject([{ part: 'body', paragraph: 2, mine: 'Two, mine.', theirs: 'Two, theirs.' }])
    const [clash] = merge.clashes
    const bodyWith = (choice: 'mine' | 'theirs' | 'both') => merge.textWith({ [clash?.id ?? '']: choice }).body
    expect(bodyWith('mine')).toBe('One.\n\nTwo, mine.\n\nThree.\n\nFour, mine.\n\nFive.\n')
    expect(bodyWith('theirs')).toBe('One.\n\nTwo, theirs.\n\nThree.\n\nFour, mine.\n\nFive.\n')
    expect(bodyWith('both')).toBe('One.\n\nTwo, mine.\n\nTwo, theirs.\n\nThree.\n\nFour, mine.\n\nFive.\n')
    expect(merge.settled).toBe(4)
  })

  it('ask about a field that both have changed, unless both wrote the same', () => {
    const merge = mergePosts(base, { ...base, title: 'A', author: 'Arta' }, { ...base, title: 'B', author: 'Arta' })
    expect(merge.clashes).toEqual([{ id: 'title', part: 'title', mine: 'A', theirs: 'B' }])
    expect(merge.textWith({ title: 'theirs' })).toMatchObject({ title: 'B', author: 'Arta' })
    expect(merge.textWith({ title: 'mine' }).title).toBe('A')
  })

  it('both begun with nothing are asked about whole', () => {
    const merge = mergePosts(withBody(''), withBody('Mine.\n'), withBody('Theirs.\n'))
    expect(merge.clashes).toHaveLength(1)
    expect(merge.textWith({ [merge.clashes[0]?.id ?? '']: 'both' }).body).toBe('Mine.\n\nTheirs.\n')
  })

  it('lose no word, whoever changed what: each changed paragraph is in the result or in a question', () => {
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    const written = (name: string) => {
      const paragraphs = paragraphsOf(base.body)
      for (let deed = 0; deed < 3; deed++) {
        const place = random(paragraphs.length + 1)
        if (random(3) === 0) paragraphs.splice(place, 1)
        else paragraphs.splice(place, random(2), `${name} ${deed}.`)
      }
      return paragraphs.join('\n\n')
    }
    for (let round = 0; round < 500; round++) {
      const [mine, theirs] = [written('Mine'), written('Theirs')]
      const merge = mergePosts(base, withBody(mine), withBody(theirs))
      const all = Object.fromEntries(merge.clashes.map(({ id }) => [id, 'both' as const]))
      const kept = new Set(paragraphsOf(merge.textWith(all).body))
      const news = [...paragraphsOf(mine), ...paragraphsOf(theirs)].filter((each) => !base.body.includes(each))
      expect(news.filter((each) => !kept.has(each))).toEqual([])
      expect(mergePosts(base, withBody(mine), base).textWith({}).body.trim()).toBe(mine.trim())
      expect(mergePosts(base, base, withBody(theirs)).textWith({}).body.trim()).toBe(theirs.trim())
    }
  })
})

describe('paragraphs', () => {
  it('keep the blank lines of code together', () => {
    const code = '```css\na {}\n\nb {}\n```'
    expect(paragraphsOf(`One.\r\n\r\n${code}\n\n\nTwo\nlines.\n`)).toEqual(['One.', code, 'Two\nlines.'])
    expect(paragraphsOf('~~~~\n```\n\n~~~\n\n~~~~\n\nOn.')).toEqual(['~~~~\n```\n\n~~~\n\n~~~~', 'On.'])
    expect(paragraphsOf('')).toEqual([])
  })
})
