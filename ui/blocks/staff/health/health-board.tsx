import type { ReactNode } from 'react'
import type { HealthAsk } from '#api/contract/values/staff/health.ts'
import { AnsweredFront } from '#ui/blocks/staff/health/answered-front.tsx'
import { BackupsPanel } from '#ui/blocks/staff/health/backups-panel.tsx'
import { DeadLetters, type DeadLettersProps } from '#ui/blocks/staff/health/dead-letters.tsx'
import { DeletionTable, type DeletionTableProps } from '#ui/blocks/staff/health/deletion-table.tsx'
import type { Health } from '#ui/blocks/staff/health/health.ts'
import { JobsPanel } from '#ui/blocks/staff/health/jobs-panel.tsx'
import { KeysPanel } from '#ui/blocks/staff/health/keys-panel.tsx'
import { OutboxPanel } from '#ui/blocks/staff/health/outbox-panel.tsx'
import { ProgramPanel } from '#ui/blocks/staff/health/program-panel.tsx'
import { PushPanel } from '#ui/blocks/staff/health/push-panel.tsx'
import { StoragePanel } from '#ui/blocks/staff/health/storage-panel.tsx'

export interface HealthBoardProps extends Omit<DeadLettersProps, 'outbox'>, Pick<DeletionTableProps, 'promiseHref'> {
  health: Health
}

/** How every part of the house stands, those that ask first. */
export function HealthBoard({ health, clock, promiseHref, ...letters }: HealthBoardProps) {
  const { asks, outbox, push, jobs, rules, database, storage, disk, backups, memory, program, keys, mail } = health
  const has = (ask: HealthAsk) => asks.includes(ask)
  const panels: { name: string; isAsking: boolean; panel: ReactNode }[] = [
    {
      name: 'letters',
      isAsking: has('dead') || outbox === null,
      panel: <DeadLetters {...letters} outbox={outbox} clock={clock} />,
    },
    {
      name: 'jobs',
      isAsking: has('jobs') || jobs === null,
      panel: <JobsPanel jobs={jobs} clock={clock} />,
    },
    {
      name: 'outbox',
      isAsking: has('mailFolder') || outbox === null,
      panel: <OutboxPanel outbox={outbox} mail={mail} isAsking={has('mailFolder')} clock={clock} />,
    },
    { name: 'push', isAsking: has('push') || push === null, panel: <PushPanel push={push} /> },
    {
      name: 'storage',
      isAsking: has('disk') || disk === null || storage.some(({ bytes }) => bytes === null),
      panel: <StoragePanel storage={storage} disk={disk} memory={memory} isAsking={has('disk')} />,
    },
    {
      name: 'program',
      isAsking: database === null,
      panel: <ProgramPanel program={program} database={database} clock={clock} />,
    },
    { name: 'keys', isAsking: false, panel: <KeysPanel keys={keys} /> },
    {
      name: 'backups',
      isAsking: has('backups') || has('lacking') || backups === null,
      panel: <BackupsPanel backups={backups} isAsking={has('backups')} clock={clock} />,
    },
  ]
  const sorted = [...panels.filter(({ isAsking }) => isAsking), ...panels.filter(({ isAsking }) => !isAsking)]
  return (
    <div data-slot="health-board" className="@container">
      <AnsweredFront answered={health.answered} clock={clock} />
      {/* A line above and before each: those at the edges lie outside. */}
      <div id="what-asks" className="scroll-mt-4 overflow-hidden">
        <div className="-mt-px -ml-px grid @3xl:grid-cols-2 @6xl:grid-cols-3">
          {sorted.map(({ name, panel }) => (
            <div key={name} className="grid min-w-0 border-line border-t border-l">
              {panel}
            </div>
          ))}
        </div>
      </div>
      <div className="border-line border-t">
        <DeletionTable rules={rules} clock={clock} promiseHref={promiseHref} />
      </div>
    </div>
  )
}
