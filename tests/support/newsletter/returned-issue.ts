import { randomUUID } from 'node:crypto'
import { createStores } from '#api/store/stores.ts'
import type { TestApp } from '../app/test-app.ts'
import { writtenIssue } from './issues.ts'

/** An issue that came back from everybody on the list, with what their servers said. */
export async function storeReturnedIssue({ database, clock }: Pick<TestApp, 'database' | 'clock'>): Promise<void> {
  const { issues, subscribers, issueBounces } = createStores(database)
  const at = clock.now()
  const text = writtenIssue()
  await issues.insert({ id: 'issue', number: 1, state: 'sent', version: 1, text, saved_at: at, saved_by: 'somebody' })
  for (const { id, email: address } of await subscribers.list()) {
    const answer = `550 5.1.1 <${address}>: no such user`
    const delivery = { issue_id: 'issue', subscriber_id: id, language: 'en' as const, domain: 'example.org' }
    const state = { state: 'refused' as const, due_at: at, attempts: 1, going_at: at, done_at: at, answer }
    await database.db
      .insertInto('issue_deliveries')
      .values({ ...delivery, ...state })
      .execute()
    await issueBounces.insert({
      ...{ id: randomUUID(), issue_id: 'issue', subscriber_id: id, at },
      ...{ kind: 'hard', source: 'answer', code: '5.1.1', answer },
    })
  }
}
