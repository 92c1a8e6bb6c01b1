/** Width and height are those of the largest file. */
export interface PictureEntry {
  width: number
  height: number
  widths: number[]
  color: string
}

export type Manifest = Record<string, PictureEntry>
