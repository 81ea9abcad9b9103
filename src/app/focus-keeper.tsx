import { useFocusKeeper } from '#ui/hooks/use-focus-keeper.ts'
import { useApp } from '#wiring/app/use-app.ts'

export const FocusKeeper = () => {
  useFocusKeeper(useApp().platform.timeout)
  return null
}
