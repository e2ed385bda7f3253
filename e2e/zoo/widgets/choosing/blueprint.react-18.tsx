import '@blueprintjs/core/lib/css/blueprint.css';
import { TagInput } from '@blueprintjs/core';
import { Held, render } from '../render-react.tsx';

render(
  <Held<string[]> name="tags" initial={[]}>
    {(value, change) => (
      <TagInput className="tags" values={value} onChange={now => change(now.map(String))} />
    )}
  </Held>,
);
