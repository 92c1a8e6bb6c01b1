import path from 'node:path'
import { parseArgs } from 'node:util'
import { readEnvironment } from '#api/environment.ts'
import { sumsOf } from '#api/operate/backup/make-backup.ts'
import { archiveToRestore } from '#api/operate/backup/named-archive.ts'
import { type RestoredBackup, restoreArchive } from '#api/operate/backup/restore-archive.ts'
import { tellSince } from '#api/operate/backup/since/tell-since.ts'
import { operatorCommand } from '#api/operate/operator-command.ts'

const usage = 'npm run restore -- <archive> [--send-waiting]'

/** `npm run restore`: an archive into an empty DATA_DIR, and an empty DATABASE_URL if one is set. */
await operatorCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'send-waiting': { type: 'boolean', default: false } },
  })
  const [archive] = positionals
  if (archive === undefined || positionals.length > 1) throw new Error(`Say which archive: ${usage}`)
  const { dataDir, databaseUrl, files, backup, secretKey } = readEnvironment(process.env)
  const file = await archiveToRestore(archive, backup)
  const restored = await restoreArchive({
    archive: file,
    dataDir,
    databaseUrl,
    files,
    backups: backup.folder,
    identity: backup.identity,
    erasureLists: [path.dirname(file), backup.folder],
    secretKey,
    holdsBack: !values['send-waiting'],
    now: Date.now,
  })
  tell(restored, { dataDir, hasKey: secretKey !== undefined })
})

function tell(
  { manifest, held, erased }: RestoredBackup,
  { dataDir, hasKey }: { dataDir: string; hasKey: boolean },
): void {
  const { rows, files } = sumsOf(manifest)
  console.info(
    `Restored ${rows} rows and ${files} files of ${new Date(manifest.madeAt).toISOString()} into ${dataDir}.`,
  )
  if (manifest.key === 'given' && !hasKey)
    console.info('The archive has no secret key: set SECRET_KEY to the one that the site had, or it will not start.')
  if (erased === 'keyless')
    console.info(
      'Whoever was erased since then is back, because their list can be read with the secret key only: restore once more with SECRET_KEY set.',
    )
  tellSince({ held, erased: erased === 'keyless' ? 0 : erased })
  console.info('Start the server with: npm start')
}
