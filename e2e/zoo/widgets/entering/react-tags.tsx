import { useState } from 'react';
import TagsInput from 'react-tagsinput';
import 'react-tagsinput/react-tagsinput.css';
import { render } from '../render-react.tsx';
import { report } from '../report.ts';

function Tags() {
  const [tags, setTags] = useState<string[]>([]);
  return (
    <div className="tagsinput">
      <TagsInput
        value={tags}
        onChange={(now: string[]) => {
          setTags(now);
          report('tags', now);
        }}
      />
    </div>
  );
}

render(<Tags />);
