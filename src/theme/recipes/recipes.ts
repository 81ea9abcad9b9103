import { button } from './button.ts'
import { dialog } from './dialog.ts'
import { field } from './field.ts'
import { select } from './select.ts'
import { switchControl } from './switch.ts'
import { tabs } from './tabs.ts'
import { toast } from './toast.ts'

export const recipes = { button }
export const slotRecipes = { dialog, field, select, switchControl, tabs, toast }
