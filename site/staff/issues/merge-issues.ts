import type { IssueBlock, WrittenIssue } from '#api/contract/staff/issues.ts'
import { type Language, languages } from '#locales/languages.ts'

/** Thrown inside where both have changed the same place. */
class Clash extends Error {}

type PickWords = <Value>(base: Value, mine: Value, theirs: Value) => Value

/**
 * What two have made of the same issue, as one: whoever changed a place has it. Where both changed the same one, it is as
 * `chosen` has it, or undefined while nobody has chosen. Two who write different languages never meet.
 */
export function mergeIssues(
  base: WrittenIssue,
  mine: WrittenIssue,
  theirs: WrittenIssue,
  chosen?: 'mine' | 'theirs',
): WrittenIssue | undefined {
  if (chosen === 'theirs') return mergeIssues(base, theirs, mine, 'mine')
  const pick: PickWords = (before, own, other) => {
    if (isSame(own, before)) return other
    // What was sent has lost its spaces on the server.
    if (chosen || isSaved(own, other) || isSaved(before, other)) return own
    throw new Clash()
  }
  try {
    return {
      title: pick(base.title, mine.title, theirs.title),
      topics: pick(base.topics, mine.topics, theirs.topics),
      source: pick(base.source, mine.source, theirs.source),
      gaps: pick(base.gaps, mine.gaps, theirs.gaps),
      lines: inEach((language) => ({
        subject: pick(base.lines[language].subject, mine.lines[language].subject, theirs.lines[language].subject),
        preheader: pick(
          base.lines[language].preheader,
          mine.lines[language].preheader,
          theirs.lines[language].preheader,
        ),
      })),
      blocks: mergeBlocks(pick, base.blocks, mine.blocks, theirs.blocks),
    }
  } catch (error) {
    if (error instanceof Clash) return undefined
    throw error
  }
}

const find = (blocks: IssueBlock[], id: string) => blocks.find((block) => block.id === id)
const idsOf = (blocks: IssueBlock[]) => blocks.map(({ id }) => id)

function mergeBlocks(pick: PickWords, base: IssueBlock[], mine: IssueBlock[], theirs: IssueBlock[]): IssueBlock[] {
  // Only to find a clash: `orderOf` is right for all others, and for what is chosen.
  pick(idsOf(base), idsOf(mine), idsOf(theirs))
  for (const before of base) {
    const [own, other] = [find(mine, before.id), find(theirs, before.id)]
    // Taken out by one and changed by the other.
    if (!own || !other) pick<IssueBlock | undefined>(before, own, other)
  }
  return orderOf(base, mine, theirs).flatMap((id) => {
    const [before, own, other] = [find(base, id), find(mine, id), find(theirs, id)]
    if (before && own && other) return [mergeBlock(pick, before, own, other)]
    const only = own ?? other
    return only ? [only] : []
  })
}

/** One's own order, unless only the others have changed it. What the other list has beside it comes behind the same block. */
function orderOf(base: IssueBlock[], mine: IssueBlock[], theirs: IssueBlock[]): string[] {
  const [first, second] = isSame(idsOf(mine), idsOf(base)) ? [theirs, mine] : [mine, theirs]
  const order = idsOf(first)
  for (const [index, { id }] of second.entries()) {
    const former = second[index - 1]
    if (!order.includes(id)) order.splice(former ? order.indexOf(former.id) + 1 : 0, 0, id)
  }
  return order.filter((id) => {
    const [before, own, other] = [find(base, id), find(mine, id), find(theirs, id)]
    return !before || (own && (other || !isSame(own, before)))
  })
}

function mergeBlock(pick: PickWords, base: IssueBlock, mine: IssueBlock, theirs: IssueBlock): IssueBlock {
  const words = (before: Words, own: Words, other: Words) =>
    inEach((each) => pick(before[each], own[each], other[each]))
  if (base.kind === 'text' && mine.kind === 'text' && theirs.kind === 'text')
    return { ...mine, words: words(base.words, mine.words, theirs.words) }
  if (base.kind === 'button' && mine.kind === 'button' && theirs.kind === 'button')
    return {
      ...mine,
      labels: words(base.labels, mine.labels, theirs.labels),
      links: words(base.links, mine.links, theirs.links),
    }
  if (base.kind === 'picture' && mine.kind === 'picture' && theirs.kind === 'picture')
    return { ...mine, alts: words(base.alts, mine.alts, theirs.alts) }
  return pick(base, mine, theirs)
}

type Words = Record<Language, string>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function isSaved(sent: unknown, found: unknown): boolean {
  const trim = (_key: string, value: unknown) => (typeof value === 'string' ? value.trim() : value)
  return JSON.stringify(sent, trim) === JSON.stringify(found, trim)
}

function inEach<Value>(made: (language: Language) => Value): Record<Language, Value> {
  return {
    en: made('en'),
    sq: made('sq'),
    de: made('de'),
    es: made('es'),
    it: made('it'),
    fr: made('fr'),
  }
}

/** All words of an issue, to be copied: nothing that was typed is lost. */
export function copyOf(text: WrittenIssue): string {
  return languages
    .map((language) => {
      const { subject, preheader } = text.lines[language]
      const words = text.blocks.map((block) => {
        if (block.kind === 'text') return block.words[language]
        if (block.kind === 'button') return [block.labels[language], block.links[language]].filter(Boolean).join(' ')
        return block.kind === 'picture' ? block.alts[language] : ''
      })
      const parts = [subject, preheader, ...words].map((part) => part.trim()).filter(Boolean)
      return parts.length > 0 ? `${language.toUpperCase()}\n\n${parts.join('\n\n')}` : ''
    })
    .filter(Boolean)
    .join('\n\n\n')
}
