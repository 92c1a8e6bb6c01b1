import type { PushState } from '#api/contract/values/staff/health.ts'
import { programVersion } from '#api/operate/program-version.ts'
import { createMachine } from '#api/outbound/machine.ts'
import type { AnsweredDays } from '#api/services/health/answered-days.ts'
import { createDeadLetterDeeds } from '#api/services/health/dead-letter-deeds.ts'
import { createHealth, type HouseFacts } from '#api/services/health/health.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import { wireBackupReading } from '#api/wiring/backups.ts'
import type { AppDependencies } from '#api/wiring/dependencies.ts'
import type { Parts } from '#api/wiring/parts.ts'

interface StaffHealthParts extends Pick<Parts, 'stores' | 'environment' | 'fileUse' | 'log' | 'now'> {
  push: { state: PushState; serverKey: string | undefined }
  answered: AnsweredDays
  note: NoteDeed
  onStored: () => void
}

export function wireStaffHealth(parts: StaffHealthParts) {
  const { environment, push, log, now } = parts
  const machine = createMachine(environment.dataDir)
  const health = createHealth({
    ...parts,
    machine: { ...machine, use: parts.fileUse ?? machine.use },
    backups: wireBackupReading(parts),
    house: factsOf(environment, push.state),
    startedAt: now(),
    onSilence: (source, err) => log.warn({ err, source }, 'Part of the house’s health cannot be read'),
  })
  return { readHealth: health, ...createDeadLetterDeeds(parts) } satisfies Partial<StaffHandlers>
}

function factsOf(environment: AppDependencies['environment'], push: PushState): HouseFacts {
  const { publicUrl, smtpUrl, secretKey, dkim, recaptcha, push: given } = environment
  return {
    version: programVersion(),
    mail: smtpUrl ? 'smtp' : 'folder',
    isPublic: !/^(localhost|127\.|\[::1\])/.test(new URL(publicUrl).hostname),
    keys: {
      secret: secretKey ? 'given' : 'made',
      push: push === 'off' ? 'none' : given?.publicKey ? 'given' : 'made',
      dkim: dkim ? 'given' : 'none',
      recaptcha: recaptcha ? 'given' : 'none',
    },
  }
}
