import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { transferRefusals } from '#api/contract/values/post-transfer.ts'
import { refusedFiles } from '#stories/fixtures/staff/transfer.ts'
import { TransferRefusals } from '#ui/blocks/staff/posts/transfer/transfer-refusals.tsx'

const meta = {
  title: 'Blocks/Staff/Posts/Transfer refusals',
  component: TransferRefusals,
  args: { refused: refusedFiles, inAll: 7 },
  decorators: [(Story) => <div className="@container">{Story()}</div>],
  parameters: {
    docs: { description: { component: 'Why nothing is brought in. **Do** name the file and how to mend it.' } },
  },
} satisfies Meta<typeof TransferRefusals>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('7 things are in the way.')
    await expect(canvas.getByText('and 2 more')).toBeVisible()
  },
}

export const EveryReason: Story = {
  args: {
    refused: transferRefusals.map((why) => ({ file: `posts/${why}/en.md`, why, field: 'title', most: 200 })),
    inAll: transferRefusals.length,
  },
}
