import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { backups, noBackups } from '#stories/fixtures/staff/health.ts'
import { BackupsPanel } from '#ui/blocks/staff/health/backups-panel.tsx'

const meta = {
  title: 'Blocks/Staff/Health/Backups panel',
  component: BackupsPanel,
  args: { backups, clock },
  parameters: {
    docs: {
      description: {
        component:
          'The archives of `npm run backup` and of the daily job: the last, whether one was restored as a test, the next.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-110 border border-line">{Story()}</div>],
} satisfies Meta<typeof BackupsPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Daily: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/15 archives, 21\.4\sGB/)).toBeVisible()
  },
}

/** The key to read them is not on the server, so it cannot try them. */
export const Encrypted: Story = {
  args: { backups: { ...backups, last: backups.last && { ...backups.last, isEncrypted: true }, verifiedAt: null } },
}

export const CopiedAway: Story = {
  args: { backups: { ...backups, copied: { in: 's3://dritare-backups/site/', at: backups.last?.at ?? null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('s3://dritare-backups/site/')).toBeVisible()
    await expect(canvas.queryByText(/A disk that breaks/)).toBeNull()
  },
}

/** Since a copy failed, there is none of the last day. */
export const NotCopied: Story = {
  args: { backups: { ...backups, copied: { in: 's3://dritare-backups/site/', at: null } }, isAsking: true },
}

/** As where the disk with the uploads is not there. */
export const LackingFiles: Story = {
  args: { backups: { ...backups, last: backups.last && { ...backups.last, missing: 1240 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,240')).toBeVisible()
  },
}

export const NeverMade: Story = {
  args: { backups: noBackups, isAsking: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/BACKUP_AT sets the time of day/)).toBeVisible()
  },
}

export const Silent: Story = { args: { backups: null } }
