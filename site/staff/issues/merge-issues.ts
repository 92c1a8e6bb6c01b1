import type { IssueBlock, WrittenIssue } from '#api/contract/staff/issues.ts'
import { type Language, languages } from '#locales/languages.ts'
import { isSameBlock } from '#site/staff/issues/same-issue.ts'

/** Thrown inside where both have changed the same place. */
class Clash extends Error {}

/**
 * What two have made of the same issue, as one: whoever changed a place has it. Undefined where both changed the same
 * one. Two who write different languages never meet.
 */
export function mergeIssues(base: WrittenIssue, mine: WrittenIssue, theirs: WrittenIssue): WrittenIssue | undefined {
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
      blocks: mergeBlocks(base.blocks, mine.blocks, theirs.blocks),
    }
  } catch (error) {
    if (error instanceof Clash) return undefined
    throw error
  }
}

function mergeBlocks(base: IssueBlock[], mine: IssueBlock[], theirs: IssueBlock[]): IssueBlock[] {
  const ids = (blocks: IssueBlock[]) => blocks.map(({ id }) => id)
  const find = (blocks: IssueBlock[], id: string) => blocks.find((block) => block.id === id)
  for (const before of base) {
    // Taken out by one and changed by the other.
    const [own, other] = [find(mine, before.id), find(theirs, before.id)]
    const left = own ?? other
    if ((own === undefined) !== (other === undefined) && left && !isSameBlock(left, before)) throw new Clash()
  }
  return pick(ids(base), ids(mine), ids(theirs)).flatMap((id) => {
    const [before, own, other] = [find(base, id), find(mine, id), find(theirs, id)]
    if (before && own && other) return [mergeBlock(before, own, other)]
    const only = own ?? other
    return only ? [only] : []
  })
}

function mergeBlock(base: IssueBlock, mine: IssueBlock, theirs: IssueBlock): IssueBlock {
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

function pick<Value>(base: Value, mine: Value, theirs: Value): Value {
  const [before, own, other] = [base, mine, theirs].map((value) => JSON.stringify(value))
  if (own === before) return theirs
  if (other === before || other === own) return mine
  throw new Clash()
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
