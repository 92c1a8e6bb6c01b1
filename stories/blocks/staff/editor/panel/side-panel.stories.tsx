import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import {
  accessible,
  authors,
  german,
  openPreviews,
  rampPicture,
  unwritten,
} from '#stories/fixtures/staff/post-fields.ts'
import { SidePanel } from '#ui/blocks/staff/editor/panel/side-panel.tsx'
import { inPanel, Written } from './panel-width.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Panel/Side panel',
  component: SidePanel,
  decorators: [inPanel],
  render: (args) => (
    <Written value={args.value} onChange={args.onChange}>
      {(value, onChange) => <SidePanel {...args} value={value} onChange={onChange} />}
    </Written>
  ),
  args: {
    language: 'en',
    value: accessible,
    onChange: fn(),
    clock,
    addressPrefix: '/en/blog/app/',
    suggestedSlug: 'accessibility-is-cheapest-in-the-first-week',
    siteTitle: 'Learning Lab',
    date: clock.now + 3 * 86_400_000,
    picture: rampPicture,
    altIn: ['sq', 'de', 'es', 'fr'],
    onChoosePicture: fn(),
    authors,
    knownTags: ['accessibility', 'forms', 'fonts'],
    previews: { previews: openPreviews, onMake: fn(), onRevoke: fn() },
    history: <p className="p-5">The list of revisions.</p>,
  },
  parameters: {
    docs: {
      description: {
        component:
          'What a post’s language has beside its text. **Do** give it the whole text’s form around it: its fields carry the names of the contract, and stay in the form while the history is open.',
      },
    },
  },
} satisfies Meta<typeof SidePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Scheduled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }))
    await expect(canvas.getByText('The list of revisions.')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Post' }))
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('accessible-from-the-start')
  },
}

export const NewPost: Story = {
  args: {
    value: unwritten,
    picture: undefined,
    date: undefined,
    altIn: [],
    suggestedSlug: undefined,
    previews: { previews: [], onMake: fn(), onRevoke: fn() },
  },
}

export const Problems: Story = {
  args: {
    value: { ...accessible, excerpt: accessible.excerpt.repeat(3), pictureAlt: '' },
    liveSlug: 'accessible-from-the-start',
    problems: {
      slug: 'This address belongs to another post.',
      pictureAlt: 'Please say what the picture shows.',
      seoTitle: 'Please write a shorter title.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: 'Title for searches' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Excerpt' })).toBeInvalid()
  },
}

export const German: Story = {
  args: {
    language: 'de',
    value: german,
    addressPrefix: '/de/blog/app/',
    siteTitle: 'Lernwerkstatt',
    altIn: ['en', 'sq'],
    liveSlug: 'barrierefreiheit-von-anfang-an',
  },
  globals: { locale: 'de' },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Tiny: Story = {
  args: { language: 'de', value: german },
  globals: { locale: 'de', viewport: { value: 'tiny' } },
}
