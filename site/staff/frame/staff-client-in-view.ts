import { createContext } from 'react'
import type { StaffClient } from '#api/contract/staff/client.ts'

/** For what asks by itself in the browser, beside loaders and actions. Undefined on the server. */
export const StaffClientInView = createContext<StaffClient | undefined>(undefined)
