import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MailPane } from '#ui/mails/parts/mail-pane.tsx'
import { MailWords } from '#ui/mails/parts/mail-words.tsx'
import { loadPart, mailIn, showMail } from '../mail-stories.tsx'

const meta = {
  title: 'Mails/Parts/Words',
  component: MailWords,
  args: {
    parts: [
      { kind: 'heading', runs: [{ text: 'Two sentences of our own' }] },
      {
        kind: 'paragraph',
        runs: [
          { text: 'Reply to this mail.\n' },
          { text: 'A person', isStrong: true },
          { text: ' reads it, on ' },
          { text: 'the same day', isStressed: true },
          { text: ': ' },
          { text: 'how we work', href: 'https://dritare.example/en/about/' },
          { text: '.' },
        ],
      },
      {
        kind: 'list',
        first: 3,
        items: [
          { runs: [{ text: 'Half an hour on Monday' }], lists: [] },
          {
            runs: [{ text: 'A keyboard' }],
            lists: [{ kind: 'list', items: [{ runs: [{ text: 'Tab through a form' }], lists: [] }] }],
          },
        ],
      },
    ],
  },
  loaders: [
    ({ args, globals }) =>
      loadPart(
        <MailPane>
          <MailWords {...args} />
        </MailPane>,
        globals,
      ),
  ],
  render: showMail,
} satisfies Meta<typeof MailWords>

export default meta
type Story = StoryObj<typeof meta>

export const AsWritten: Story = {
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByRole('link', { name: 'how we work' })).toHaveAttribute(
      'href',
      'https://dritare.example/en/about/',
    )
    await expect(mail.getAllByRole('listitem')).toHaveLength(3)
  },
}
