import type { CountedForm, FormStep, WebVitalName } from '#api/contract/values/visit-events.ts'
import type { Executor } from '#api/db/schema.ts'

export interface StoredFormStep {
  id: string
  form: CountedForm
  step: FormStep
  field: string | undefined
  receivedAt: number
}

export interface StoredVital {
  id: string
  name: WebVitalName
  value: number
  page: string
  device: string
  receivedAt: number
}

/** What browsers tell beside visits. */
export function createVisitSignalsStore(db: Executor) {
  return {
    async insertFormStep({ id, form, step, field, receivedAt }: StoredFormStep): Promise<void> {
      await db
        .insertInto('form_steps')
        .values({ id, form, step, field: field ?? null, received_at: receivedAt })
        .execute()
    },

    async insertVitals(vitals: StoredVital[]): Promise<void> {
      const rows = vitals.map(({ receivedAt, ...vital }) => ({ ...vital, received_at: receivedAt }))
      await db.insertInto('web_vitals').values(rows).execute()
    },
  }
}
