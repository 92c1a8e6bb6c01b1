import type { IssueBlock, WrittenIssue } from '#api/contract/staff/issues.ts'
import { languages } from '#locales/languages.ts'

/** Lines are compared as the server keeps them: without spaces around. */
export function isSameIssue(one: WrittenIssue, other: WrittenIssue): boolean {
  return one === other || JSON.stringify(factsOf(one)) === JSON.stringify(factsOf(other))
}

function factsOf({ title, topics, source, gaps, lines, blocks }: WrittenIssue): unknown {
  const written = languages.map((language) => [lines[language].subject.trim(), lines[language].preheader.trim()])
  return [title.trim(), topics.toSorted(), source, gaps, written, blocks.map(blockFacts)]
}

function blockFacts(block: IssueBlock): unknown {
  const lines = (words: Record<(typeof languages)[number], string>) => languages.map((each) => words[each].trim())
  switch (block.kind) {
    case 'post':
      return [block.id, block.post, block.look]
    case 'text':
      return [block.id, languages.map((each) => block.words[each])]
    case 'button':
      return [block.id, lines(block.labels), lines(block.links)]
    case 'picture':
      return [block.id, block.picture, lines(block.alts)]
    case 'line':
      return [block.id]
  }
}
