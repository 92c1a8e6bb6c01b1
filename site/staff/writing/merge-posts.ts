import { diff3MergeRegions } from 'node-diff3'
import type { WrittenPost } from '#api/contract/staff/post-writing.ts'
import {
  type Choice,
  type Clash,
  type Fitting,
  type PostPart,
  postParts,
} from '#ui/blocks/staff/editor/conflict/clash.ts'

export interface PostMerge {
  /** One’s own text, as it was then. */
  mine: WrittenPost
  clashes: Clash[]
  fitting: Fitting[]
  /** Paragraphs about which nobody has to be asked. */
  settled: number
  /** `choices` by the id of a clash; where there is none yet, one's own stands. */
  textWith: (choices: Readonly<Record<string, Choice>>) => WrittenPost
}

/** Both went on from `base`. What only one changed, or both alike, fits together; the rest is to be chosen. */
export function mergePosts(base: WrittenPost, mine: WrittenPost, theirs: WrittenPost): PostMerge {
  const body = mergeBodies(base.body, mine.body, theirs.body)
  const [clashes, fitting] = [[...body.clashes], [...body.fitting]]
  const taken: Partial<Record<PostPart, 'mine' | 'theirs'>> = {}
  for (const part of postParts) {
    if (part === 'body') continue
    const [was, own, other] = [wordsOf(base, part), wordsOf(mine, part), wordsOf(theirs, part)]
    taken[part] = own === was ? 'theirs' : 'mine'
    if (own === was && other === was) continue
    if (own === other) fitting.push({ id: part, part, whose: 'both', was, is: own })
    else if (other === was) fitting.push({ id: part, part, whose: 'mine', was, is: own })
    else if (own === was) fitting.push({ id: part, part, whose: 'theirs', was, is: other })
    else clashes.push({ id: part, part, mine: own, theirs: other })
  }
  const order = ({ part }: { part: PostPart }) => postParts.indexOf(part)
  return {
    clashes: clashes.toSorted((a, b) => order(a) - order(b)),
    fitting: fitting.toSorted((a, b) => order(a) - order(b)),
    settled: body.settled,
    mine,
    textWith(choices) {
      const from = (part: PostPart) => ((choices[part] ?? taken[part]) === 'theirs' ? theirs : mine)
      return {
        title: from('title').title,
        slug: from('slug').slug,
        excerpt: from('excerpt').excerpt,
        body: body.textWith(choices),
        tags: from('tags').tags,
        seoTitle: from('seoTitle').seoTitle,
        seoDescription: from('seoDescription').seoDescription,
        pictureAlt: from('pictureAlt').pictureAlt,
        picture: from('picture').picture,
        type: from('type').type,
        author: from('author').author,
        isFeatured: from('isFeatured').isFeatured,
      }
    },
  }
}

function wordsOf(text: WrittenPost, part: PostPart): string {
  const value = text[part]
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' ? value.trim() : String(value)
}

type Piece = { paragraphs: string[] } | Clash

function mergeBodies(base: string, mine: string, theirs: string) {
  const pieces: Piece[] = []
  const clashes: Clash[] = []
  const fitting: Fitting[] = []
  let settled = 0
  let paragraph = 1 // of one's own text
  const keep = (paragraphs: string[]) => {
    pieces.push({ paragraphs })
    settled += paragraphs.length
  }
  for (const region of regionsOf(paragraphsOf(mine), paragraphsOf(base), paragraphsOf(theirs))) {
    const { was, own, other } = region
    const [before, is, others] = [joined(was), joined(own), joined(other)]
    const place = { id: `body-${pieces.length}`, part: 'body' as const, paragraph }
    paragraph += own.length
    if (is === before && others === before) keep(own)
    else if (is === others) {
      fitting.push({ ...place, whose: 'both', was: before, is })
      keep(own)
    } else if (others === before) {
      fitting.push({ ...place, whose: 'mine', was: before, is })
      keep(own)
    } else if (is === before) {
      fitting.push({ ...place, whose: 'theirs', was: before, is: others })
      keep(other)
    } else {
      const clash = { ...place, mine: is, theirs: others }
      clashes.push(clash)
      pieces.push(clash)
    }
  }
  function textWith(choices: Readonly<Record<string, Choice>>): string {
    const texts = pieces.flatMap((piece) => {
      if ('paragraphs' in piece) return piece.paragraphs
      const choice = choices[piece.id] ?? 'mine'
      return [choice === 'theirs' ? '' : piece.mine, choice === 'mine' ? '' : piece.theirs]
    })
    const text = joined(texts.filter((each) => each !== ''))
    return text === '' ? '' : `${text}\n`
  }
  return { clashes, fitting, settled, textWith }
}

interface Region {
  was: string[]
  own: string[]
  other: string[]
}

/** As node-diff3 finds them. It leaves out what stood where only one has changed, and what only one has taken away. */
function regionsOf(mine: string[], base: string[], theirs: string[]): Region[] {
  const found: Region[] = []
  let [at, own] = [0, 0] // how far, in the base and in one's own
  const changedUntil = (end: number, content: { own?: string[]; other?: string[] }) => {
    const was = base.slice(at, end)
    at = end
    found.push({ was, own: content.own ?? was, other: content.other ?? was })
    own += content.own?.length ?? was.length
  }
  const removedUntil = (end: number) => {
    if (end <= at) return
    const isMine = joined(mine.slice(own, own + end - at)) !== joined(base.slice(at, end))
    changedUntil(end, isMine ? { own: [] } : { other: [] })
  }
  const regions = diff3MergeRegions(mine, base, theirs)
  for (const [index, region] of regions.entries()) {
    if (!('buffer' in region)) {
      removedUntil(Number(region.oStart))
      changedUntil(at + Number(region.oLength), { own: texts(region.aContent), other: texts(region.bContent) })
    } else if (region.buffer === 'o') {
      removedUntil(Number(region.bufferStart))
      changedUntil(at + Number(region.bufferLength), {})
    } else {
      // What follows a change is unchanged, or the end.
      const next = regions[index + 1]
      const end = next && 'buffer' in next ? Number(next.bufferStart) : base.length
      const content = texts(region.bufferContent)
      changedUntil(end, region.buffer === 'a' ? { own: content } : { other: content })
    }
  }
  removedUntil(base.length)
  return found
}

/** The library is not typed. */
function texts(content: unknown): string[] {
  return Array.isArray(content) ? content.map(String) : []
}

const joined = (paragraphs: string[]) => paragraphs.join('\n\n')

const fence = /^\s*(`{3,}|~{3,})/

/** What blank lines part. Those within a code block belong to it. */
export function paragraphsOf(text: string): string[] {
  const found: string[][] = []
  let open: string | undefined
  let isApart = true
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    const mark = fence.exec(line)?.[1]
    if (open === undefined && line.trim() === '') {
      isApart = true
      continue
    }
    if (isApart) found.push([])
    isApart = false
    found.at(-1)?.push(line)
    if (open === undefined) open = mark
    else if (mark?.startsWith(open) && line.trim() === mark) open = undefined
  }
  return found.map((lines) => lines.join('\n'))
}
