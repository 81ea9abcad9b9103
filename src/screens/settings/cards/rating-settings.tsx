import { cardRatings, isCardRating, isRatingScale, ratingScales } from '#domain/records/own-rating.ts'
import { Select } from '#ui/fields/select.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { SettingsCard } from '../settings-card.tsx'

export const RatingSettings = () => {
  const { preferences } = useApp().memory
  const messages = useMessages().diary
  const scale = useValue(preferences.ratingScale.value)
  const shown = useValue(preferences.cardRating.value)
  return (
    <SettingsCard anchor="ratings" title={messages.ratings}>
      <Select
        label={messages.scale}
        choices={ratingScales.map((value) => ({ value, label: messages.scales[value] }))}
        value={scale}
        onChange={(value) => {
          if (isRatingScale(value)) preferences.ratingScale.set(value)
        }}
      />
      <Select
        label={messages.onCards}
        choices={cardRatings.map((value) => ({ value, label: messages.cards[value] }))}
        value={shown}
        onChange={(value) => {
          if (isCardRating(value)) preferences.cardRating.set(value)
        }}
      />
    </SettingsCard>
  )
}
