/** What a deed needs of the page around the sheet. Words are asked for when they are shown: the language may change. */
export interface SheetOptions {
  words: (name: SheetWord, values?: Record<string, string>) => string
  pictureAddress: (src: string) => string
  onStatus: (status: SheetStatus) => void
  onDocument: () => void
  /** Of the open slash menu. True if the key was for it. */
  onMenuKey: (key: string) => boolean
  uploadPicture?: ((file: File) => Promise<{ src: string; alt: string }>) | undefined
  onUploads: (state: { running: number; failed: number }) => void
}

export type SheetWord = 'done' | 'open' | 'sending' | 'foreignPicture' | 'videoWaits'

export type SheetMark = 'strong' | 'emphasis' | 'inlineCode' | 'link' | 'strike_through'
export type SheetBlock = 'paragraph' | 'h2' | 'h3' | 'h4' | 'quote' | 'code' | 'bullets' | 'numbers' | 'tasks'

export interface SelectedPicture {
  at: number
  src: string
  alt: string
  /** `null`: none. */
  title: string | null
}

/** What the bars show. Changes far less often than the text does. */
export interface SheetStatus {
  hasFocus: boolean
  isRange: boolean
  marks: readonly SheetMark[]
  block: SheetBlock
  isInTable: boolean
  code: { at: number; language: string } | undefined
  picture: SelectedPicture | undefined
  link: { from: number; to: number; href: string } | undefined
  /** What was typed behind the slash, and where the slash stands. */
  menu: { at: number; query: string } | undefined
}

export const nothingSelected: SheetStatus = {
  hasFocus: false,
  isRange: false,
  marks: [],
  block: 'paragraph',
  isInTable: false,
  code: undefined,
  picture: undefined,
  link: undefined,
  menu: undefined,
}
