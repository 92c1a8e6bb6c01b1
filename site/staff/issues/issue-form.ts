import type { IssueBlock, IssueInput, IssueSchedule, StaffIssue, WrittenIssue } from '#api/contract/staff/issues.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { gapRules, postLooks } from '#api/contract/values/staff/issues.ts'
import { isLanguage, type Language, languages } from '#locales/languages.ts'
import { textOf } from '#site/staff/frame/staff-action.ts'
import type { Leaving } from '#ui/blocks/staff/issues/compose/issue.ts'

/** What a form without scripts says, put over what is saved: it has the fields of one language, and moves nothing. */
export function issueInputFrom(form: FormData, issue: StaffIssue): IssueInput {
  const asked = textOf(form, 'in')
  const language = isLanguage(asked) ? asked : issue.text.source
  return { id: issue.id, version: Number(textOf(form, 'version')) || 0, text: textFrom(form, issue.text, language) }
}

function textFrom(form: FormData, text: WrittenIssue, language: Language): WrittenIssue {
  const topics = form.getAll('topics')
  const written = (name: string, before: string) =>
    form.has(name) ? textOf(form, name).replaceAll('\r\n', '\n') : before
  const { subject, preheader } = text.lines[language]
  return {
    title: written('title', text.title),
    topics: postTypes.filter((topic) => topics.includes(topic)),
    source: languages.find((each) => each === textOf(form, 'source')) ?? text.source,
    gaps: gapRules.find((rule) => rule === textOf(form, 'gaps')) ?? text.gaps,
    lines: {
      ...text.lines,
      [language]: { subject: written('subject', subject), preheader: written('preheader', preheader) },
    },
    blocks: text.blocks.map((block) => blockFrom(block, language, written)),
  }
}

function blockFrom(
  block: IssueBlock,
  language: Language,
  written: (name: string, before: string) => string,
): IssueBlock {
  const { id } = block
  switch (block.kind) {
    case 'post':
      return { ...block, look: postLooks.find((look) => look === written(`look:${id}`, block.look)) ?? block.look }
    case 'text':
      return { ...block, words: { ...block.words, [language]: written(`words:${id}`, block.words[language]) } }
    case 'button':
      return {
        ...block,
        labels: { ...block.labels, [language]: written(`label:${id}`, block.labels[language]) },
        links: { ...block.links, [language]: written(`link:${id}`, block.links[language]) },
      }
    case 'picture':
      return { ...block, alts: { ...block.alts, [language]: written(`alt:${id}`, block.alts[language]) } }
    case 'line':
      return block
  }
}

/** For the server: “now” is a time for all without a day. */
export function scheduleInput(id: string, version: number, { clock, day, hour, zone }: Leaving): IssueSchedule {
  if (clock === 'now') return { id, version, clock: 'together', zone }
  return { id, version, clock, day, ...(clock === 'together' && { hour }), zone }
}

export function leavingFrom(form: FormData, zone: string): Leaving {
  const clock = (['now', 'together', 'morning'] as const).find((each) => each === textOf(form, 'clock')) ?? 'together'
  return { clock, day: textOf(form, 'day'), hour: textOf(form, 'hour'), zone: textOf(form, 'zone') || zone }
}
