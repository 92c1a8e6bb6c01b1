import { describe, expect, it } from 'vitest'
import { issueInputFrom, leavingFrom, scheduleInput } from '#site/staff/issues/issue-form.ts'
import { inLight } from '#ui/blocks/staff/issues/mails/mail-light.ts'
import { emptyIssue, inEach, issueOf } from './issue-server.ts'

function form(fields: Record<string, string | string[]>): FormData {
  const content = new FormData()
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) content.append(name, value)
  return content
}

describe('a form without scripts', () => {
  const issue = issueOf({
    ...emptyIssue,
    blocks: [
      ...emptyIssue.blocks,
      { id: 'c', kind: 'button', labels: inEach(() => 'Go'), links: inEach(() => '/en') },
      { id: 'd', kind: 'post', post: 'p', look: 'whole' },
    ],
  })

  it('writes one language, leaves the others, and moves nothing', () => {
    const input = issueInputFrom(
      form({
        in: 'de',
        version: '7',
        title: 'Neu',
        topics: ['news', 'nothing'],
        source: 'de',
        gaps: 'fall',
        subject: 'Fenster',
        preheader: '',
        'words:a': 'Eins.\r\nZwei.',
        'label:c': 'Los',
        'look:d': 'short',
      }),
      issue,
    )
    expect(input).toMatchObject({
      id: 'issue',
      version: 7,
      text: {
        title: 'Neu',
        topics: ['news'],
        source: 'de',
        gaps: 'fall',
        lines: { de: { subject: 'Fenster' }, en: { subject: '' } },
        blocks: [
          { id: 'a', words: { en: 'One.', de: 'Eins.\nZwei.' } },
          { id: 'b' },
          { id: 'c', labels: { en: 'Go', de: 'Los' }, links: { de: '/en' } },
          { id: 'd', look: 'short' },
        ],
      },
    })
  })

  it('schedules for now without a day, for a morning without an hour, or for a time', () => {
    const fields = { day: '2026-11-12', hour: '10:00', zone: 'Europe/Berlin' }
    const told = (clock: string) => scheduleInput('issue', 4, leavingFrom(form({ ...fields, clock }), 'Europe/Tirane'))
    expect(told('now')).toEqual({ id: 'issue', version: 4, clock: 'together', zone: 'Europe/Berlin' })
    expect(told('morning')).toEqual({
      id: 'issue',
      version: 4,
      clock: 'morning',
      day: '2026-11-12',
      zone: 'Europe/Berlin',
    })
    expect(told('together')).toEqual({ id: 'issue', version: 4, clock: 'together', ...fields })
  })
})

describe('a preview', () => {
  const html =
    '<style>@media (prefers-color-scheme: dark){b{c:d}}</style><style>@media (prefers-color-scheme:dark){e{f:g}}</style>'

  it('is by night or by day whatever the device says', () => {
    expect(inLight(html, 'night')).not.toContain('prefers-color-scheme')
    expect(inLight(html, 'night').match(/min-width: 0/g)).toHaveLength(2)
    expect(inLight(html, 'day').match(/max-width: 0/g)).toHaveLength(2)
  })
})
