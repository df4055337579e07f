/** The choice of what a click on the board does. */
import { type BeastId, beastIds, type StyleId } from '@harena/colosseum'
import { capital, t } from '@harena/engine'
import { Select } from '../../ui/fields.tsx'
import { styleChoices, type Tool, tools } from './tool.ts'

interface ToolsProps {
  readonly tool: Tool
  /** The sides there are; one more can be begun. */
  readonly sides: readonly string[]
  readonly onTool: (tool: Tool) => void
}

export function Tools({ tool, sides, onTool }: ToolsProps) {
  const hasSide = tool.id === 'man' || tool.id === 'beast'
  return (
    <div className="editor-tools">
      <fieldset>
        <legend className="heard">{t('What a click does')}</legend>
        {tools.map(([id, title, key]) => (
          <label key={id} className={id === tool.id ? 'tool chosen' : 'tool'} title={`${title} (${key})`}>
            <input
              type="radio"
              name="tool"
              className="heard"
              checked={id === tool.id}
              onChange={() => onTool({ ...tool, id })}
            />
            {title}
          </label>
        ))}
      </fieldset>
      {hasSide && (
        <div className="editor-next">
          {tool.id === 'man' ? (
            <Select
              label={t('Style')}
              value={tool.style}
              options={styleChoices}
              onChange={(style) => onTool({ ...tool, style: style as StyleId })}
            />
          ) : (
            <Select
              label={t('Beast')}
              value={tool.beast}
              options={beastIds.map((id) => [id, capital(id)])}
              onChange={(beast) => onTool({ ...tool, beast: beast as BeastId })}
            />
          )}
          <Select
            label={t('Side')}
            value={String(Math.min(tool.team, sides.length))}
            options={[...sides, t('a new side')].map((title, team) => [String(team), title])}
            onChange={(team) => onTool({ ...tool, team: Number(team) })}
          />
        </div>
      )}
    </div>
  )
}
