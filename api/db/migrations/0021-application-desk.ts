import type { Executor } from '#api/db/schema.ts'

export async function up(db: Executor): Promise<void> {
  await db.schema
    .alterTable('applications')
    .addColumn('words', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('applications').addColumn('stage_at', 'bigint').execute()
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'full_name', 'email', 'phone', 'opening_title', 'message'])
    .execute()
  for (const { id, ...texts } of rows) {
    const words = folded(Object.values(texts).join(' '))
    await db.updateTable('applications').set({ words }).where('id', '=', id).execute()
  }

  // With their application everything goes, whoever deletes it.
  await db.schema
    .createTable('application_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) => column.notNull().references('applications.id').onDelete('cascade'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('noted_at', 'bigint', (column) => column.notNull())
    .addColumn('noted_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('application_notes_application')
    .on('application_notes')
    .columns(['application_id', 'noted_at'])
    .execute()

  await db.schema
    .createTable('application_mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) => column.notNull().references('applications.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'bigint', (column) => column.notNull())
    .addColumn('queued_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('application_mails_application')
    .on('application_mails')
    .columns(['application_id', 'queued_at'])
    .execute()
}

/** As the search folded words when this was written. */
function folded(text: string): string {
  const plain = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.replace(/ß/g, 'ss').replace(/œ/g, 'oe').replace(/æ/g, 'ae').split(/\s+/).filter(Boolean).join(' ')
}
