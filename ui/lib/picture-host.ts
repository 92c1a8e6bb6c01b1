import { createContext } from 'react'

/** Origin that pictures come from, if not the site itself (D31). */
export const PictureHost = createContext<string | undefined>(undefined)
