import type { IssueBlock, WrittenIssue } from '#api/contract/staff/issues.ts'
import type { IssueGap } from '#api/contract/values/staff/issues.ts'
import { altOf, type IssueMaterial, livePost, writtenTitle } from '#api/services/issues/issue-material.ts'
import type { LanguagePlan } from '#api/services/issues/letter.ts'
import { type Language, languages } from '#locales/languages.ts'

interface Gap {
  what: IssueGap
  block: string | null
}

/** Written, or the title of the first post. */
export function subjectOf({ lines, blocks }: WrittenIssue, material: IssueMaterial, language: Language): string {
  const first = blocks.find((block) => block.kind === 'post')
  return lines[language].subject || (first ? writtenTitle(material, first.post, language) : '')
}

/** What a language lacks before it can have a mail of its own. */
export function gapsOf(text: WrittenIssue, material: IssueMaterial, language: Language): Gap[] {
  const inBlocks = text.blocks.flatMap((block): Gap[] => {
    const what = gapOf(block, material, language)
    return what === undefined ? [] : [{ what, block: block.id }]
  })
  return [
    ...(subjectOf(text, material, language) === '' ? [{ what: 'subject' as const, block: null }] : []),
    ...inBlocks,
  ]
}

function gapOf(block: IssueBlock, material: IssueMaterial, language: Language): IssueGap | undefined {
  switch (block.kind) {
    case 'post':
      return livePost(material, block.post, language) ? undefined : 'post'
    case 'text':
      return block.words[language].trim() === '' ? 'words' : undefined
    case 'button':
      return block.labels[language] === '' || block.links[language] === '' ? 'button' : undefined
    case 'picture':
      return altOf(material, block, language) === undefined ? 'alt' : undefined
    case 'line':
      return undefined
  }
}

/** What lacks something waits, or has the mail of the source language where that one lacks nothing. */
export function planOf(text: WrittenIssue, material: IssueMaterial): Record<Language, LanguagePlan> {
  const isWhole = (language: Language) => text.blocks.length > 0 && gapsOf(text, material, language).length === 0
  const falls = text.gaps === 'fall' && isWhole(text.source)
  return inEach((language): LanguagePlan => {
    if (isWhole(language)) return { fate: 'own', sentIn: language }
    return falls ? { fate: 'falls', sentIn: text.source } : { fate: 'waits', sentIn: language }
  })
}

/** A value of every language. */
export function inEach<Value>(of: (language: Language) => Value): Record<Language, Value> {
  const [en, sq, de, es, it, fr] = [of('en'), of('sq'), of('de'), of('es'), of('it'), of('fr')]
  return { en, sq, de, es, it, fr }
}

export const inOrder = (chosen: (language: Language) => boolean): Language[] => languages.filter(chosen)
