import { describe, expect, it } from 'vitest'
import { indexApplications } from '#api/services/application-desk/application-index.ts'
import { createStores } from '#api/store/stores.ts'
import { storeApplication } from '../../support/app/application-rows.ts'
import { good, post } from '../../support/app/applications.ts'
import { addColleague, type Colleague } from '../../support/app/staff-people.ts'
import { createTestApp } from '../../support/app/test-app.ts'

const DAY = 86_400_000

async function board({ browser }: Colleague, query: object = {}) {
  const answer = await browser.call('listApplications', query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** By stage, the ids of its cards. */
async function idsOn(colleague: Colleague, query: object = {}): Promise<Record<string, string[]>> {
  const { stages } = await board(colleague, query)
  return Object.fromEntries(
    stages.map(({ stage, cards }: { stage: string; cards: { id: string }[] }) => [stage, cards.map(({ id }) => id)]),
  )
}

describe('the search of applications', () => {
  it('finds every word of a search, folded, in name, address, opening and text', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    const until = { deleteAfter: test.clock.now() + 300 * DAY }
    const opening = { id: 'o1', title: 'Art director (100 %)' }
    const { id: blerta } = await storeApplication(test, {
      ...until,
      fullName: 'Blértâ Muster',
      opening,
      interest: 'freelancer',
      language: 'de',
    })
    const { id: cara } = await storeApplication(test, { ...until, message: 'I set type, and I set it small.' })
    const found = async (query: object) => (await idsOn(moderator, query))['received']
    expect(await found({ q: 'BLERTA director' })).toEqual([blerta])
    expect(await found({ q: '100 %' })).toEqual([blerta])
    // Words begin with it; within them nothing is found, and signs alone are in none.
    expect(await found({ q: 'dir' })).toEqual([blerta])
    expect(await found({ q: 'irector' })).toEqual([])
    expect(await found({ q: '_%' })).toEqual([])
    expect(await found({ q: 'Mustér jonida@example.org' })).toEqual([blerta])
    expect(await found({ q: 'type small' })).toEqual([cara])
    expect(await found({ interest: 'freelancer' })).toEqual([blerta])
    expect(await found({ in: 'en' })).toEqual([cara])
    expect(await found({ opening: 'o1', in: 'en' })).toEqual([])
    expect(await board(moderator, { q: 'nobody' })).toMatchObject({
      all: 2,
      interests: { freelancer: 1, fulltime: 1, partnership: 0, other: 0 },
      openings: [{ id: 'o1', title: 'Art director (100 %)', count: 1 }],
    })
    for (const query of [{ stage: 'hired' }, { interest: 'x' }, { page: 0 }]) {
      expect((await moderator.browser.call('listApplications', query)).statusCode).toBe(422)
    }
  })

  it('finds what a visitor has sent, and what was there before the search', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    await post(test, good({ fullName: 'Ëmbla Müller', phone: '+49 69 123 4567' }))
    const found = async (q: string) => (await idsOn(moderator, { q }))['received']?.toSorted()
    const until = { deleteAfter: test.clock.now() + 300 * DAY }
    const [ours] = (await found('embla')) ?? []
    expect(ours).toBeDefined()
    for (const q of ['Mueller', 'muller embla', '123 4567']) expect(await found(q), q).toEqual([ours])
    const { id: older } = await storeApplication(test, { ...until, fullName: 'Ana Müller' }, { isSearched: false })
    // The server that runs has looked already, or has yet to: the next one does at its start, also beside another.
    await using next = await createTestApp({ beside: test })
    const stores = createStores(test.database)
    await Promise.all([next.app.ready(), indexApplications(stores), indexApplications(stores)])
    await expect.poll(() => found('mueller')).toEqual([ours, older].toSorted())
  })
})
