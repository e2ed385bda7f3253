import { AutoComplete, Cascader, Select, TreeSelect } from '@douyinfe/semi-ui-19';
import '@douyinfe/semi-ui-19/dist/css/semi.css';
import { CITIES, TREE } from '../options.ts';
import { render } from '../render-react.tsx';
import { report } from '../report.ts';

const style = { width: 220 };
render(
  <>
    <Select className="city" optionList={CITIES} onChange={value => report('city', value)} style={style} />
    <Cascader className="area" treeData={TREE} onChange={value => report('area', value)} style={style} />
    <TreeSelect className="tree" treeData={TREE} onChange={value => report('tree', value)} style={style} />
    <AutoComplete
      className="typed"
      data={['Berlin', 'Paris']}
      onChange={value => report('typed', value)}
      style={style}
    />
  </>,
);
