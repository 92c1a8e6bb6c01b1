import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { refuseRoot } from '#api/operate/refuse-root.ts'

it('root is refused where the site is another account’s, with whom to run it as', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dritare-test-'))
  const key = path.join(folder, 'secret.key')
  try {
    await refuseRoot(folder, 0)
    writeFileSync(key, 'key')
    // Whoever runs the tests as root gives it to somebody else.
    if (statSync(key).uid === 0) chownSync(key, 1000, 1000)
    const { uid, gid } = statSync(key)
    // Not sudo, which takes DATA_DIR away, and is not there on a plain Debian.
    await expect(refuseRoot(folder, 0)).rejects.toThrow(
      `setpriv --reuid=${uid} --regid=${gid} --clear-groups npm run backup`,
    )
    await refuseRoot(folder, 1000)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
