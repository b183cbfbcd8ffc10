import 'micro-max';
import 'micro-max/figures';
