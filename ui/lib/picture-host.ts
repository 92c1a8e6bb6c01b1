import { createContext } from 'react'

/** Origin of pictures, if not the site itself (D31). */
export const PictureHost = createContext<string | undefined>(undefined)
