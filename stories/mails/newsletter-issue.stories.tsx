import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NewsletterIssue } from '#ui/mails/newsletter-issue.tsx'
import { address, loadMail, mailIn, showMail, showText } from './mail-stories.tsx'

const picture = (name: string) => ({
  src: new URL(`/pictures/${name}-800.jpg`, window.location.origin).href,
  width: 800,
  height: 500,
})

const meta = {
  title: 'Mails/Newsletter issue',
  component: NewsletterIssue,
  args: {
    number: 9,
    subject: 'Accessibility is cheapest in the first week',
    preheader: 'And a test for Monday, half an hour long.',
    web: 'https://dritare.example/newsletter/issues/i.0199e5a0-7d3c-7c1e-9b5e-2f4a6c8e0b1d.en.Zm9yZ2Vk',
    preferences: address('preferences'),
    unsubscribe: address('unsubscribe'),
    blocks: [
      {
        kind: 'post',
        look: 'whole',
        title: 'Accessibility is cheapest in the first week',
        excerpt:
          'A colour, a menu and a form cost the same to make for everyone, as long as somebody asks for them. What to decide in week one, and how to test a page yourself on Monday.',
        href: 'https://dritare.example/en/blog/app/accessibility-in-the-first-week/',
        picture: { ...picture('accessible-from-the-start'), alt: 'A ramp beside the steps of a house.' },
      },
      {
        kind: 'text',
        parts: [
          { kind: 'heading', runs: [{ text: 'Two sentences of our own' }] },
          {
            kind: 'paragraph',
            runs: [
              { text: 'Reply to this mail. ' },
              { text: 'A person', isStrong: true },
              { text: ' reads it, on ' },
              { text: 'the same day', isStressed: true },
              { text: '. ' },
              { text: 'How we work', href: 'https://dritare.example/en/about/' },
            ],
          },
          {
            kind: 'list',
            items: [
              { runs: [{ text: 'Half an hour on Monday' }], lists: [] },
              {
                runs: [{ text: 'A keyboard' }],
                lists: [{ kind: 'list', first: 1, items: [{ runs: [{ text: 'Tab through a form' }], lists: [] }] }],
              },
            ],
          },
        ],
      },
      { kind: 'button', label: 'Ask us', href: 'https://dritare.example/en/contact/' },
      { kind: 'line' },
      {
        kind: 'post',
        look: 'short',
        title: 'A performance budget that is kept',
        excerpt: 'Numbers that somebody says no to.',
        href: 'https://dritare.example/en/blog/app/performance-budget/',
      },
      {
        kind: 'picture',
        picture: { ...picture('performance-budget'), alt: 'A feather and a stone on a pair of scales.' },
      },
    ],
  },
  loaders: [({ args, globals }) => loadMail({ template: 'newsletter-issue', props: args }, globals)],
  render: showMail,
  parameters: {
    docs: {
      description: {
        component:
          'What staff have put together, in the language of whoever gets it. **Do** say why it comes, and let people leave in one click. **Don’t** count who opens it: there is no pixel and no rewritten link.',
      },
    },
  },
} satisfies Meta<typeof NewsletterIssue>

export default meta
type Story = StoryObj<typeof meta>

export const Html: Story = {
  name: 'HTML part',
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getAllByText('Accessibility is cheapest in the first week')).toHaveLength(1)
    await expect(mail.getByRole('link', { name: 'Unsubscribe' })).toHaveAttribute('href', address('unsubscribe'))
  },
}

export const TextPart: Story = {
  render: showText,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Read it on the site\s+https:\S+first-week/)).toBeVisible()
  },
}

/** As in programs that load none before they are asked to. */
export const WithoutPictures: Story = {
  args: {
    blocks: meta.args.blocks.map((block) =>
      'picture' in block ? { ...block, picture: { ...block.picture, src: 'data:,' } } : block,
    ),
  },
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByAltText('A feather and a stone on a pair of scales.')).toBeInTheDocument()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'tiny', isRotated: false } },
}

export const Night: Story = { globals: { theme: 'night' } }
