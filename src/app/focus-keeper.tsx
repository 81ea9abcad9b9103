import { useFocusKeeper } from '#ui/use-focus-keeper.ts'
import { useApp } from '#wiring/use-app.ts'

export const FocusKeeper = () => {
  useFocusKeeper(useApp().timeout)
  return null
}
