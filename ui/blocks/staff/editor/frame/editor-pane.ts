import type { BoardPane } from '#ui/blocks/staff/posts/board-post.ts'

/** How one language stands. Times in milliseconds. */
export interface EditorPane extends Omit<BoardPane, 'href'> {
  /** Written since it was last published, and not public yet. */
  hasChanges: boolean
}
