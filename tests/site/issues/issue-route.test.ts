import { createStaticHandler, RouterContextProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type StaffCallName, staffCalls } from '#api/contract/staff/calls.ts'
import { createStaffClient, type RunStaffCall } from '#api/contract/staff/client.ts'
import { issueInput, issueSchedule } from '#api/contract/staff/issues.ts'
import { action, loader } from '#site/routes/staff/issue.tsx'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import { emptyIssue, issueOf } from './issue-server.ts'

const path = '/admin/newsletter/issues/issue'
const place = `http://site${path}?in=de`

/** A server with one issue, version 3, and what it was asked. */
function createHouse(state: 'draft' | 'sending' = 'draft') {
  const issue = issueOf(emptyIssue, { version: 3, state })
  const asked: [StaffCallName, unknown][] = []
  const run: RunStaffCall = async (name, input) => {
    asked.push([name, input])
    if (name === 'saveIssue' && issueInput.parse(input).version !== issue.version)
      return { ok: false, error: { code: 'conflict', message: 'Somebody else has saved.' } }
    if (name === 'scheduleIssue' && issueSchedule.parse(input).day === '2020-01-01')
      return { ok: false, error: { code: 'invalid', message: 'Over.', fields: { day: 'This day is over.' } } }
    const answer =
      name === 'testIssue' ? { at: 1, mails: 2 } : name === 'deleteIssue' ? {} : { at: 1, issue, testers: [] }
    return { ok: true, answer: staffCalls[name].answer.parse(answer) }
  }
  const handler = createStaticHandler([{ id: 'issue', path: '/admin/newsletter/issues/:id', loader, action }])
  return {
    asked,
    async ask(fields?: Record<string, string>) {
      const requestContext = new RouterContextProvider()
      requestContext.set(staffClientContext, createStaffClient(run))
      const body = fields && new URLSearchParams(fields)
      const result = await handler.query(new Request(place, body && { method: 'POST', body }), { requestContext })
      if (result instanceof Response) return { status: result.status, to: result.headers.get('location') }
      return { status: result.statusCode, told: result.actionData?.['issue'], shown: result.loaderData['issue'] }
    },
  }
}

describe('the page of an issue, without scripts', () => {
  it('shows the issue, and once it leaves where it is watched', async () => {
    expect(await createHouse().ask()).toMatchObject({ status: 200, shown: { opened: { issue: { number: 9 } } } })
    expect(await createHouse('sending').ask()).toMatchObject({ status: 303, to: `${path}/sending` })
  })

  it('saves the fields of the language and goes back to it', async () => {
    const house = createHouse()
    const answer = await house.ask({ deed: 'save', in: 'de', version: '3', title: 'Neu', subject: 'Fenster' })
    expect(answer).toEqual({ status: 303, to: `${path}?in=de` })
    expect(house.asked.find(([name]) => name === 'saveIssue')?.[1]).toMatchObject({
      version: 3,
      text: { title: 'Neu', lines: { de: { subject: 'Fenster' } } },
    })
  })

  it('takes back the issue as it was scheduled when it was shown', async () => {
    const house = createHouse()
    await house.ask({ deed: 'takeBack', goesAt: '1796115600000' })
    expect(house.asked).toContainEqual(['unscheduleIssue', { id: 'issue', goesAt: 1796115600000 }])
  })

  it('gives back what was typed where somebody else has saved', async () => {
    const answer = await createHouse().ask({ deed: 'save', in: 'de', version: '2', subject: 'Fenster' })
    expect(answer).toMatchObject({
      status: 409,
      told: { text: { lines: { de: { subject: 'Fenster' } } }, error: { message: 'Somebody else has saved.' } },
    })
  })

  it('schedules, and says what is wrong with a day with the day still there', async () => {
    const house = createHouse()
    const fields = { deed: 'schedule', version: '3', clock: 'together', hour: '10:00', zone: 'Europe/Berlin' }
    expect(await house.ask({ ...fields, day: '2026-12-01' })).toEqual({ status: 303, to: `${path}?in=de` })
    expect(await house.ask({ ...fields, day: '2020-01-01' })).toMatchObject({
      told: { error: { fields: { day: 'This day is over.' } }, leaving: { day: '2020-01-01', zone: 'Europe/Berlin' } },
    })
  })

  it('sends a test, and knows no other deeds', async () => {
    const house = createHouse()
    expect(await house.ask({ deed: 'test', languages: 'de', to: 'me' })).toMatchObject({ told: { mails: 2 } })
    expect(house.asked).toContainEqual(['testIssue', { id: 'issue', languages: ['de'], to: ['me'] }])
    expect(await house.ask({ deed: 'send' })).toMatchObject({ status: 400 })
  })
})
