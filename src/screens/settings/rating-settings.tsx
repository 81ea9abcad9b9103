import { useSectionMessages } from '#components/use-section-messages.ts'
import { cardRatings, isCardRating, isRatingScale, ratingScales } from '#domain/own-rating.ts'
import { Card } from '#ui/card.tsx'
import { Select } from '#ui/select.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

export const RatingSettings = () => {
  const { preferences } = useApp()
  const messages = useSectionMessages('diary')
  const scale = useValue(preferences.ratingScale.value)
  const shown = useValue(preferences.cardRating.value)
  return (
    <Card title={messages.ratings}>
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
    </Card>
  )
}
