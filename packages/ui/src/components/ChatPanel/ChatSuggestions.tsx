import * as css from './ChatPanel.css';

export interface ChatSuggestionsProps {
  /** What may be chosen before anything is said; empty afterwards. */
  departments: readonly string[];
  onDepartment: (department: string) => void;
  /** Questions that are asked with one press. */
  quickReplies: readonly string[];
  onQuickReply: (question: string) => void;
}

/** What can be chosen instead of typing. Private to ChatPanel. */
export function ChatSuggestions({
  departments,
  onDepartment,
  quickReplies,
  onQuickReply,
}: ChatSuggestionsProps) {
  return (
    <>
      {departments.length > 0 && (
        <Chips label="Choose a department" choices={departments} onChoose={onDepartment} />
      )}
      <Chips label="Often asked" choices={quickReplies} onChoose={onQuickReply} />
    </>
  );
}

interface ChipsProps {
  label: string;
  choices: readonly string[];
  onChoose: (choice: string) => void;
}

function Chips({ label, choices, onChoose }: ChipsProps) {
  return (
    <fieldset className={css.choices}>
      <legend className={css.choicesLabel}>{label}</legend>
      <div className={css.chips}>
        {choices.map((choice) => (
          <button key={choice} type="button" className={css.chip} onClick={() => onChoose(choice)}>
            {choice}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
