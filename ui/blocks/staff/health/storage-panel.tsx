import { useTranslation } from 'react-i18next'
import type { Disk, Health, Stored } from '#ui/blocks/staff/health/health.ts'
import { HealthFacts, HealthPanel } from '#ui/blocks/staff/health/health-panel.tsx'
import { useHealthWords } from '#ui/blocks/staff/health/health-words.ts'
import { Meter } from '#ui/primitives/staff/meter.tsx'

export interface StoragePanelProps {
  storage: readonly Stored[]
  disk: Disk | null
  memory: Health['memory']
  /** The disk is nearly full. */
  isAsking?: boolean
}

/** Room on the disk, and what takes it. */
export function StoragePanel({ storage, disk, memory, isAsking = false }: StoragePanelProps) {
  const { t } = useTranslation('staff-health')
  const { bytes, number } = useHealthWords()
  const used = ({ used, total }: { used: number; total: number }) =>
    t('storage.of', { used: bytes(used), total: bytes(total) })
  return (
    <HealthPanel
      title={t('storage.title')}
      aside={disk ? t('storage.free', { free: bytes(disk.free) }) : undefined}
      isAsking={isAsking || disk === null || storage.some((one) => one.bytes === null)}
    >
      <div className="grid gap-3 py-3">
        {disk ? (
          <Meter
            label={t('storage.disk')}
            value={disk.total - disk.free}
            fitting={disk.total - disk.kept}
            valueText={used({ used: disk.total - disk.free, total: disk.total })}
            overText={t('storage.full')}
          />
        ) : (
          <p className="flex justify-between text-xs">
            <span>{t('storage.disk')}</span>
            <span className="font-semibold text-danger">{t('silent.short')}</span>
          </p>
        )}
        <Meter
          label={t('storage.memory')}
          value={memory.used}
          fitting={memory.total}
          valueText={used(memory)}
          overText={t('storage.full')}
        />
        {disk && isAsking && <p className="text-sm">{t('storage.nearlyFull', { kept: bytes(disk.kept) })}</p>}
      </div>
      <HealthFacts
        facts={storage.map(({ place, bytes: size, files }) => ({
          name: t(`storage.places.${place}`),
          value:
            files === null || size === null
              ? bytes(size)
              : t('storage.files', { count: files, number: number(files), size: bytes(size) }),
          isAsking: size === null,
        }))}
      />
    </HealthPanel>
  )
}
