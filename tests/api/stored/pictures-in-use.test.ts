import { expect, it } from 'vitest'
import errors from '#locales/en/staff/staff-errors.json' with { type: 'json' }
import { added } from '../../support/app/pictures.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { drawPicture } from '../../support/data/pictures.ts'

const { problems } = errors

it('a picture stays as long as an opening or an issue shows it, sent ones and deleted ones too', async () => {
  await using test = await createTestApp()
  const { browser } = await addColleague(test, 'moderator')
  const ids: string[] = []
  for (const width of [200, 201, 202]) ids.push((await added(test, browser, await drawPicture(width, 150))).picture.id)
  const [ofOpening = '', ofIssue = '', ofNobody = ''] = ids
  const texts = { en: { title: 'Frontend developer', text: `![A door](/pictures/${ofOpening})` } }
  const opening = { version: 0, kind: 'fulltime', isOpen: true, closesOn: null, texts }
  const { id } = (await browser.call('saveOpening', opening)).json().opening
  const { id: issue } = (await browser.call('beginIssue', {})).json()
  const { text } = (await browser.call('readIssue', { id: issue })).json().issue
  const alts = { en: '', sq: '', de: '', es: '', fr: '', it: '' }
  const blocks = [{ id: 'door', kind: 'picture', picture: ofIssue, alts }]
  expect((await browser.call('saveIssue', { id: issue, version: 1, text: { ...text, blocks } })).statusCode).toBe(200)
  const refusals = async () => {
    const answers = [ofOpening, ofIssue].map((picture) => browser.call('deletePicture', { id: picture }))
    return (await Promise.all(answers)).map((answer) => answer.json().error?.fields)
  }
  expect(await refusals()).toEqual(Array(2).fill({ id: problems.picture_shown }))
  await browser.call('deleteOpening', { id })
  await test.database.db.updateTable('issues').set({ state: 'sent' }).where('id', '=', issue).execute()
  expect(await refusals()).toEqual(Array(2).fill({ id: problems.picture_shown }))
  expect((await browser.call('deletePicture', { id: ofNobody })).statusCode).toBe(200)
})
