/** Who plays a man: people, levels and named masters, each to be looked at before he is chosen. */
import { levels, STRONG } from '@harena/bots/levels'
import { capital, t } from '@harena/engine'
import { useState } from 'react'
import { hasFace, OpponentBust } from '../figures/people.tsx'
import { SelectOffer } from '../ui/fields.tsx'
import { Modal } from '../ui/modal.tsx'
import type { Offer } from '../ui/offers.ts'
import { Cite } from '../ui/rules-context.tsx'
import { type Character, sitterNote } from './sitter-choices.ts'

const levelIds: readonly string[] = [...levels, STRONG]
/** Those who are no opponents of ours, and what it means to be played by them. */
const others: Readonly<Record<string, string>> = {
  you: t('You decide for him.'),
  second: t('Somebody beside you decides, at the same screen; what is secret is covered in between.'),
  book: t('Dice and the tables of the book decide for it.'),
  centurion: t('Dice and the charts of the book decide for him: bold or careful as chance will have it.'),
}

/** The heading under which somebody stands who may play. */
function groupOf(id: string): string {
  if (Object.hasOwn(others, id)) return t('People and the book')
  return levelIds.includes(id) ? t('Opponents by level, the easiest first') : t('Masters with a name and a temper')
}

export interface ChooseSitterProps {
  readonly value: string
  readonly offers: readonly Offer[]
  readonly characters: readonly Character[]
  readonly side: number
  readonly onChange: (id: string) => void
}

export function ChooseSitter({ value, offers, characters, side, onChange }: ChooseSitterProps) {
  const [isOpen, setOpen] = useState(false)
  const grouped = offers.map((offer) => ({ ...offer, group: groupOf(offer.id) }))
  const close = () => setOpen(false)
  const choose = (id: string) => {
    onChange(id)
    close()
  }
  return (
    <div className="choose-sitter">
      <SelectOffer label={t('Played by')} value={value} offers={grouped} onChange={onChange} />
      <button type="button" className="link-button" onClick={() => setOpen(true)}>
        {t('Who is who')}
      </button>
      {isOpen && (
        <Modal title={t('Who plays?')} className="wide-modal" onClose={close}>
          {[...new Set(grouped.map(({ group }) => group))].map((group) => (
            <section key={group}>
              <h3>{group}</h3>
              <ul className="sitter-cards">
                {grouped
                  .filter((offer) => offer.group === group)
                  .map((offer) => (
                    <SitterCard
                      key={offer.id}
                      {...{ offer, characters, side }}
                      isHere={offer.id === value}
                      onChoose={choose}
                    />
                  ))}
              </ul>
            </section>
          ))}
        </Modal>
      )}
    </div>
  )
}

interface SitterCardProps extends Pick<ChooseSitterProps, 'characters' | 'side'> {
  readonly offer: Offer
  readonly isHere: boolean
  readonly onChoose: (id: string) => void
}

function SitterCard({ offer: { id, title, why }, characters, side, isHere, onChoose }: SitterCardProps) {
  const note = others[id] ?? sitterNote(id, characters)?.replace(/^[^:]*: /, '')
  return (
    <li>
      <button
        type="button"
        className="button quiet"
        aria-pressed={isHere}
        disabled={why !== null}
        onClick={() => onChoose(id)}
      >
        {hasFace(id) && <OpponentBust id={id} side={side} size={56} />}
        <span>
          <b>{title}</b>
          {note && <small>{capital(note)}</small>}
          {why && <small>{why.message}</small>}
        </span>
      </button>
      {why && <Cite rule={why.rule} />}
    </li>
  )
}
