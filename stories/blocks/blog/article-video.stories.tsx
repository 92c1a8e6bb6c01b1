import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect } from 'storybook/test'
import { ArticleBody } from '#ui/blocks/blog/article-body.tsx'
import { ArticleVideos, type ArticleVideosProps } from '#ui/blocks/blog/article-video.tsx'

const html = `<p>Somebody shows the keyboard way through a menu.</p>
<figure data-video="youtube:sample-0001"><a href="https://www.youtube.com/watch?v=sample-0001" rel="noopener noreferrer">Video 1 on YouTube: The menu</a></figure>
<p>The text goes on below it.</p>`

function Article(props: Omit<ArticleVideosProps, 'body'>) {
  const body = useRef<HTMLDivElement>(null)
  return (
    <>
      <ArticleBody ref={body} html={props.html} />
      <ArticleVideos {...props} body={body} />
    </>
  )
}

const meta = {
  title: 'Blocks/Blog/Article video',
  component: Article,
  // Stories talk to this machine only.
  args: { html, playerOf: () => 'about:blank' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Do write the address of a video alone in a paragraph; the server makes a place for it.\n\nDon’t put a player into the text itself.',
      },
    },
  },
} satisfies Meta<typeof Article>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load the video' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible()
  },
}

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load the video' }))
    await expect(await canvas.findByTitle('Video 1 on YouTube: The menu')).toBeVisible()
  },
}
