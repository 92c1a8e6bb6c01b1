import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { OpeningPage } from '#site/pages/staff/opening-page.tsx'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { changed, developer } from '#stories/fixtures/staff/openings.ts'
import { InTheHouse } from './in-the-house.tsx'

const meta = {
  title: 'Pages/Staff/Opening',
  component: OpeningPage,
  decorators: [(Story) => <InTheHouse current="openings">{Story()}</InTheHouse>],
  args: {
    saved: developer,
    values: developer,
    unfolded: [],
    clock,
    action: '#saved',
    careersHref: '#careers',
    onSend: fn(),
  },
} satisfies Meta<typeof OpeningPage>

export default meta
type Story = StoryObj<typeof meta>

export const Written: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Version 4, saved today 08:51 by Arta Sample.')).toBeVisible()
  },
}

export const NewOne: Story = {
  args: {
    saved: undefined,
    values: { kind: 'fulltime', isOpen: false, closesOn: null, texts: {} },
    unfolded: ['en', 'de'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'New opening' })).toBeVisible()
  },
}

export const TwoWroteAtOnce: Story = {
  args: { saved: changed, clash: changed, meanwhile: 'conflict' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Two of you wrote at once.')).toBeVisible()
  },
}

export const DeletedMeanwhile: Story = { args: { meanwhile: 'gone' } }

export const Saved: Story = { args: { isSaved: true } }

export const SavedTogether: Story = {
  args: { saved: changed, values: changed, isSaved: true, joinedBy: 'Mira Muster' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('together with what Mira Muster changed meanwhile')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
